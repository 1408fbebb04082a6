import type { Migration } from '#server/db'
import clientFiles from './0003_client_files.sql'
import clientFileSections from './0004_client_file_sections.sql'
import schemeAnswers from './0006_scheme_answers.sql'
import history from './0008_history.sql'
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
import earlyRepayment from './0022_early_repayment.sql'
import financingPlan from './0024_financing_plan.sql'
import runningReductions from './0025_running_reductions.sql'
import locAvantages from './0026_loc_avantages.sql'
import firstHome from './0029_first_home.sql'
import scpiShares from './0032_scpi_shares.sql'
import statusesByFacts from './0033_statuses_by_facts.sql'
import confirmedAnswers from './0034_confirmed_answers.sql'
import historySteps from './0036_history_steps.sql'
import companionName from './0051_companion_name.sql'
import keptCalculations from './0052_kept_calculations.sql'
import currentSale from './0066_current_sale.sql'
import derivedSale from './0084_derived_sale.sql'
import originOfFiles from './0080_origin_of_files.sql'

/** Client files, their sections, history, privacy, and what they are found by. */
export const migrations: readonly Migration[] = [
  { name: '0003_client_files', sql: clientFiles },
  { name: '0004_client_file_sections', sql: clientFileSections },
  { name: '0006_scheme_answers', sql: schemeAnswers },
  { name: '0008_history', sql: history },
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
  { name: '0022_early_repayment', sql: earlyRepayment },
  { name: '0024_financing_plan', sql: financingPlan },
  { name: '0025_running_reductions', sql: runningReductions },
  { name: '0026_loc_avantages', sql: locAvantages },
  { name: '0029_first_home', sql: firstHome },
  { name: '0032_scpi_shares', sql: scpiShares },
  { name: '0033_statuses_by_facts', sql: statusesByFacts },
  { name: '0034_confirmed_answers', sql: confirmedAnswers },
  { name: '0036_history_steps', sql: historySteps },
  { name: '0051_companion_name', sql: companionName },
  { name: '0052_kept_calculations', sql: keptCalculations },
  { name: '0066_current_sale', sql: currentSale },
  { name: '0080_origin_of_files', sql: originOfFiles },
  { name: '0084_derived_sale', sql: derivedSale },
]
