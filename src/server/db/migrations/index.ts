import foundations from './0001_foundations.sql'
import companiesAndUsers from './0002_companies_and_users.sql'
import clientFiles from './0003_client_files.sql'
import clientFileSections from './0004_client_file_sections.sql'
import idempotencyKeys from './0005_idempotency_keys.sql'
import schemeAnswers from './0006_scheme_answers.sql'
import passwordReset from './0007_password_reset.sql'
import history from './0008_history.sql'
import accountSecurity from './0009_account_security.sql'
import catalogue from './0010_catalogue.sql'
import clientLeads from './0011_client_leads.sql'
import privacy from './0012_privacy.sql'
import simulationRefinements from './0013_simulation_refinements.sql'
import objectivePriorities from './0014_objective_priorities.sql'
import scenarios from './0015_scenarios.sql'
import clientFileList from './0016_client_file_list.sql'
import creations from './0017_creations.sql'
import clientFileWords from './0018_client_file_words.sql'
import clientFileSearch from './0019_client_file_search.sql'
import taxRegime from './0020_tax_regime.sql'
import localTaxes from './0021_local_taxes.sql'

/** A step of the schema: plain SQL, never changed once released. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** Every step, in order. */
export const migrations: readonly Migration[] = [
  { name: '0001_foundations', sql: foundations },
  { name: '0002_companies_and_users', sql: companiesAndUsers },
  { name: '0003_client_files', sql: clientFiles },
  { name: '0004_client_file_sections', sql: clientFileSections },
  { name: '0005_idempotency_keys', sql: idempotencyKeys },
  { name: '0006_scheme_answers', sql: schemeAnswers },
  { name: '0007_password_reset', sql: passwordReset },
  { name: '0008_history', sql: history },
  { name: '0009_account_security', sql: accountSecurity },
  { name: '0010_catalogue', sql: catalogue },
  { name: '0011_client_leads', sql: clientLeads },
  { name: '0012_privacy', sql: privacy },
  { name: '0013_simulation_refinements', sql: simulationRefinements },
  { name: '0014_objective_priorities', sql: objectivePriorities },
  { name: '0015_scenarios', sql: scenarios },
  { name: '0016_client_file_list', sql: clientFileList },
  { name: '0017_creations', sql: creations },
  { name: '0018_client_file_words', sql: clientFileWords },
  { name: '0019_client_file_search', sql: clientFileSearch },
  { name: '0020_tax_regime', sql: taxRegime },
  { name: '0021_local_taxes', sql: localTaxes },
]
