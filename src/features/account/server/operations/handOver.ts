import { checkComplete } from '#contract'
import { handOver } from '#features/account/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { authentication, type Account } from '#server/repositories'
import { accepted, fieldErrors, invalid } from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import * as handOvers from '../repositories/handOvers'

/** A page of the other host uses the token as soon as it opens. */
const LIFETIME_MS = 60_000

/** A token that opens a session of the same account on another host, once, within a minute, while its own session lasts. */
export async function createHandOver(
  transaction: Queryable,
  { companyId }: Viewer,
  { sessionSecret, now }: { readonly sessionSecret: string; readonly now: Date },
): Promise<{ readonly token: string; readonly expires_at: string }> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const sessionHash = secretHash(sessionSecret)
  await handOvers.insertHandOver(transaction, { tokenHash: secretHash(token), companyId, sessionHash, now, expiresAt })
  return { token, expires_at: expiresAt.toISOString() }
}

/** The account that a token was made for, once, and the hash of the session that is followed. @throws Failure invalid */
export async function takeHandOver(
  database: Queryable,
  input: unknown,
  now: Date,
): Promise<{ readonly account: Account; readonly followed: string }> {
  const { token } = accepted(checkComplete(handOver, input))
  const followed = await handOvers.takeHandOver(database, secretHash(token), now)
  const account =
    followed === undefined ? undefined : await authentication.findAccountBySession(database, followed, now)
  if (followed === undefined || !account)
    throw invalid(fieldErrors('token', 'Ce passage d’un espace à l’autre n’est plus valable. Connectez-vous.'))
  return { account, followed }
}
