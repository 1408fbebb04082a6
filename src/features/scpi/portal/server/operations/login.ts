import { checkComplete } from '#contract'
import { findPortalClients, type PortalClient } from '#features/scpi/clients/server'
import { portalCredentials } from '#features/scpi/portal/contract'
import type { Database } from '#server/db'
import { dayOf } from '#server/http/routes'
import { accepted, Failure } from '#server/operations'
import { record } from '#server/operations/audit'
import { countPortalLogin } from '#server/operations/security'
import { limits } from '#server/repositories'
import { verifyPassword } from '#server/services'
import { findAccounts, type PortalAccount } from '../repositories/accounts'
import { whyNoLogin } from './whoLogsIn'

/** A try to log in: what was sent, from which network address, when. */
export interface LoginAttempt {
  readonly input: unknown
  readonly address: string
  readonly requestId: string
  readonly now: Date
}

/**
 * The client of an e-mail address and his password. Who is a client of two firms has one password for each: it says which one he means; where
 * it opens both, the one he used last.
 * @throws Failure wrongCredentials without telling which, tooManyAttempts
 */
export async function logIn(database: Database, attempt: LoginAttempt): Promise<PortalClient> {
  const { input, address, requestId, now } = attempt
  const { email, password } = accepted(checkComplete(portalCredentials, input))
  const counted = await countPortalLogin(database, { account: email, address, now })
  const clients = await findPortalClients(database, email)
  const opened = await openedBy(await findAccounts(database, clients), password)
  if (counted.retryAfterSeconds !== undefined)
    throw new Failure({ kind: 'tooManyAttempts', retryAfterSeconds: counted.retryAfterSeconds })
  const client = clients.find(({ clientId }) => clientId === opened?.clientId)
  if (!client || !mayLogIn(client, now)) {
    for (const { companyId, clientId } of clients)
      await record(
        database,
        { companyId, userId: clientId, address, requestId },
        { action: 'login_failed', subject: { type: 'scpi_client', id: clientId }, at: now },
      )
    throw new Failure({ kind: 'wrongCredentials' })
  }
  await limits.forgetAttempts(database, [counted.key], now)
  return client
}

/** The first account that a password opens. An address that nobody has costs as much time as that of a client. */
async function openedBy(accounts: readonly PortalAccount[], password: string): Promise<PortalAccount | undefined> {
  if (accounts.length === 0) await verifyPassword(password, undefined)
  for (const account of accounts) if (await verifyPassword(password, account.passwordHash)) return account
  return undefined
}

/** Whether a client may be in his portal: he was let in, nobody closed it, and he acts by himself. */
export const mayLogIn = (client: PortalClient, now: Date): boolean =>
  client.portal_status === 'active' && whyNoLogin(client, dayOf(now)) === undefined
