import { messages } from '#contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid } from '#server/operations'
import { passwordFault, type KnownWords } from '#server/operations/security'
import { verifyPassword } from '#server/services'
import * as users from '../repositories/users'

/** @throws Failure invalid when the password is absent or not the account's */
export async function confirmPassword(
  transaction: Queryable,
  scope: Scope,
  password: string | null | undefined,
  field = 'old_password',
): Promise<void> {
  if (!password) throw invalid(fieldErrors(field, messages.required))
  const hash = await users.findPasswordHash(scope, transaction)
  if (!(await verifyPassword(password, hash))) throw invalid(fieldErrors(field, 'Ce mot de passe n’est pas le vôtre'))
}

/** @throws Failure invalid for a new password that is easy to guess. @param known of its owner */
export function refuseWeak(password: string, known: KnownWords): void {
  const fault = passwordFault(password, known)
  if (fault !== undefined) throw invalid(fieldErrors('password', fault))
}
