import { randomUUID } from 'node:crypto'
import { checkComplete } from '#contract'
import { firmCreation, firstAccount } from '#features/account/contract'
import type { Database, Queryable } from '#server/db'
import { hashPassword } from '#server/services'
import { accepted, fieldErrors, invalid, notFound } from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import * as firms from '../repositories/firms'
import * as passwordTokens from '../repositories/passwordTokens'
import { refuseWeak } from './ownPassword'

/** How long a link that a command prints can be used. */
export const LINK_LIFETIME_MS = 24 * 3_600_000

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
  const { name, admin_email: email, ...admin } = accepted(checkComplete(firmCreation, input))
  if (await firms.hasEmail(transaction, email))
    throw invalid(fieldErrors('admin_email', 'Un compte existe déjà à cette adresse'))
  // A password that nobody knows, until the link is used.
  const passwordHash = await hashPassword(newSecret())
  const ids = { companyId: randomUUID(), userId: randomUUID() }
  const names = { firstName: admin.admin_firstname, lastName: admin.admin_lastname }
  await firms.insertFirm(transaction, { ...ids, ...names, name, email, passwordHash })
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
  await passwordTokens.insertPasswordToken(transaction, { email, tokenHash: secretHash(secret), expiresAt })
  return `${publicUrl}/password/reset/${secret}`
}

/** Makes the first firm and its administrator, where nobody can log in yet. @throws Failure notFound, invalid */
export async function createFirstFirm(database: Database, input: unknown): Promise<void> {
  if (await hasAccounts(database)) throw notFound()
  const { company: name, firstname, lastname, email, password } = accepted(checkComplete(firstAccount, input))
  refuseWeak(password, { person: [firstname, lastname, email], firm: name })
  const passwordHash = await hashPassword(password)
  await database.transaction(async (transaction) => {
    await firms.holdFirstFirm(transaction)
    if (await hasAccounts(transaction)) throw notFound()
    const ids = { companyId: randomUUID(), userId: randomUUID() }
    const names = { firstName: firstname, lastName: lastname }
    await firms.insertFirm(transaction, { ...ids, ...names, name, email, passwordHash })
  })
}
