import type { Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import * as passwordTokens from '../repositories/passwordTokens'
import { invitationLetter } from './accountLetters'

/** How long an invitation can be answered. */
export const INVITATION_MS = 7 * 86_400_000

export interface Invitation extends passwordTokens.AccountKey {
  readonly recipient: string
  /** Who invites, and into which firm. */
  readonly host: string
  readonly firm: string
  readonly now: Date
  readonly publicUrl: string
}

/** Sends the link by which somebody chooses their first password; a former one opens nothing any more. */
export async function sendInvitation(
  transaction: Queryable,
  { companyId, userId, recipient, host, firm, now, publicUrl }: Invitation,
): Promise<void> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  await passwordTokens.insertInvitation(
    transaction,
    { companyId, userId },
    { tokenHash: secretHash(secret), expiresAt },
  )
  const letter = invitationLetter(`${publicUrl}/password/reset/${secret}`, { host, firm })
  await sendLetter(transaction, { companyId, recipient, now }, letter)
}
