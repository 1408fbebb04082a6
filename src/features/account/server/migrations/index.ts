import type { Migration } from '#server/db'
import companiesAndUsers from './0002_companies_and_users.sql'
import passwordReset from './0007_password_reset.sql'
import accountSecurity from './0009_account_security.sql'
import handOvers from './0023_hand_overs.sql'
import sessionsOfALogin from './0031_sessions_of_a_login.sql'
import usersOfAFirm from './0037_users_of_a_firm.sql'
import devicesAndSessions from './0038_devices_and_sessions.sql'
import savedViews from './0039_saved_views.sql'
import secondFactors from './0043_second_factors.sql'
import endsOfTokens from './0044_ends_of_tokens.sql'
import keysByFirm from './0045_keys_by_firm.sql'
import passkeys from './0046_passkeys.sql'
import narrowedTokens from './0047_narrowed_tokens.sql'
import frameOrigins from './0048_frame_origins.sql'
import browserLinks from './0061_browser_links.sql'
import publicHosts from './0071_public_hosts.sql'
import projectSwitches from './0078_project_switches.sql'
import savedViewsOfScpi from './0095_saved_views_of_scpi.sql'

/** Firms and accounts, sessions, tokens, links for new passwords, outgoing mail. */
export const migrations: readonly Migration[] = [
  { name: '0002_companies_and_users', sql: companiesAndUsers },
  { name: '0007_password_reset', sql: passwordReset },
  { name: '0009_account_security', sql: accountSecurity },
  { name: '0023_hand_overs', sql: handOvers },
  { name: '0031_sessions_of_a_login', sql: sessionsOfALogin },
  { name: '0037_users_of_a_firm', sql: usersOfAFirm },
  { name: '0038_devices_and_sessions', sql: devicesAndSessions },
  { name: '0039_saved_views', sql: savedViews },
  { name: '0043_second_factors', sql: secondFactors },
  { name: '0044_ends_of_tokens', sql: endsOfTokens },
  { name: '0045_keys_by_firm', sql: keysByFirm },
  { name: '0046_passkeys', sql: passkeys },
  { name: '0047_narrowed_tokens', sql: narrowedTokens },
  { name: '0048_frame_origins', sql: frameOrigins },
  { name: '0061_browser_links', sql: browserLinks },
  { name: '0071_public_hosts', sql: publicHosts },
  { name: '0078_project_switches', sql: projectSwitches },
  { name: '0095_saved_views_of_scpi', sql: savedViewsOfScpi },
]
