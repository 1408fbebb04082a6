import { randomUUID } from 'node:crypto'
import { checkComplete } from '#contract'
import { firmCreation } from '#features/account/contract'
import type { Queryable } from '#server/db'
import { hashPassword } from '#server/services'
import { accepted, fieldErrors, invalid } from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import * as firms from '../repositories/firms'
import * as passwordTokens from '../repositories/passwordTokens'

/** How long the link of a new administrator can be used. */
const LINK_LIFETIME_MS = 24 * 3_600_000

/** Whether anybody can log in. */
export const hasAccounts = (database: Queryable): Promise<boolean> => firms.hasUsers(database)

/**
 * Makes a firm and its first administrator, who has no password yet.
 * @returns the address of the page where they choose it, once, within a day
 * @throws Failure invalid
 */
export async function createFirm(
  transaction: Queryable,
  input: unknown,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<string> {
  const { name, admin_email: email } = accepted(checkComplete(firmCreation, input))
  if (await firms.hasEmail(transaction, email))
    throw invalid(fieldErrors('admin_email', 'Un compte existe déjà à cette adresse'))
  // A password that nobody knows, until the link is used.
  const passwordHash = await hashPassword(newSecret())
  await firms.insertFirm(transaction, { companyId: randomUUID(), name, userId: randomUUID(), email, passwordHash })
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
  await passwordTokens.insertPasswordToken(transaction, { email, tokenHash: secretHash(secret), expiresAt })
  return `${publicUrl}/password/reset/${secret}`
}
