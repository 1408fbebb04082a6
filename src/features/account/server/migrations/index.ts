import companiesAndUsers from './0002_companies_and_users.sql'
import passwordReset from './0007_password_reset.sql'
import accountSecurity from './0009_account_security.sql'
import handOvers from './0023_hand_overs.sql'
import sessionsOfALogin from './0031_sessions_of_a_login.sql'
import type { Migration } from '#server/db'

/** Firms and accounts, sessions, tokens, links for new passwords, outgoing mail. */
export const migrations: readonly Migration[] = [
  { name: '0002_companies_and_users', sql: companiesAndUsers },
  { name: '0007_password_reset', sql: passwordReset },
  { name: '0009_account_security', sql: accountSecurity },
  { name: '0023_hand_overs', sql: handOvers },
  { name: '0031_sessions_of_a_login', sql: sessionsOfALogin },
]
