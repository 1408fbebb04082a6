import type { Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { record } from '#server/operations/audit'
import { newSecret, secretHash } from '#server/operations/security'
import { authentication } from '#server/repositories'
import * as passwordTokens from '../repositories/passwordTokens'
import { removeAll } from '../repositories/secondFactors'
import { factorsTakenLetter } from './accountLetters'
import { LINK_LIFETIME_MS } from './firms'

interface Dependencies {
  readonly now: Date
  readonly publicUrl: string
}

interface Owner extends passwordTokens.AccountKey {
  readonly email: string
}

/**
 * Takes away the second factors of somebody who lost them with their recovery codes: their sessions end, they are told by mail, and their
 * password opens the account alone, until they set one up again. @returns false when they had none
 */
export async function takeFactorsAway(
  transaction: Queryable,
  owner: Owner,
  dependencies: Dependencies,
): Promise<boolean> {
  const had = await removeAll(transaction, owner)
  if (!had) return false
  const { companyId, email: recipient } = owner
  await authentication.removeOtherSessions(transaction, owner, '')
  await sendLetter(
    transaction,
    { companyId, recipient, now: dependencies.now },
    factorsTakenLetter(dependencies.publicUrl),
  )
  return true
}

/**
 * Gives an account back to its owner, whom nobody of the firm can help: without second factor, by a link that chooses a password, once,
 * within a day.
 * @returns the address of the link; undefined when no account that works has this e-mail address
 */
export async function recoverAccess(
  transaction: Queryable,
  email: string,
  { now, publicUrl }: Dependencies,
): Promise<string | undefined> {
  const owner = await passwordTokens.findAccountOf(transaction, email)
  if (!owner) return undefined
  const { companyId, userId } = owner
  if (await takeFactorsAway(transaction, owner, { now, publicUrl }))
    await record(
      transaction,
      { companyId, userId: null, address: null, requestId: null },
      { action: 'second_factors_reset', subject: { type: 'user', id: userId }, at: now },
    )
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
  await passwordTokens.insertPasswordToken(transaction, { email, tokenHash: secretHash(secret), expiresAt })
  return `${publicUrl}/password/reset/${secret}`
}
