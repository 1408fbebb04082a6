import { checkComplete, messages } from '#contract'
import { FRANCE } from '#contract/countries'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { updateAccount } from '#features/account/server/own'
import { scpiProfile } from '#features/scpi/area/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, scopeOf } from '#server/operations'
import { profileWriting } from '../policies'

type Options = Parameters<typeof updateAccount>[3]

/** Longer ones are not written anywhere. */
const isForeignCode = (code: string): boolean => code.length <= 12

/**
 * Changes one’s own profile by the way of the account: another e-mail address asks for the password there, and counts once it is
 * confirmed. What is not named stays.
 * @throws Failure forbidden, invalid, conflict
 */
export function updateProfile(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  options: Options,
): Promise<Resource> {
  scopeOf(profileWriting, viewer)
  const attributes = accepted(checkComplete(scpiProfile, input))
  const { postal_code: code, country } = attributes
  const isFrench = country === null || country === FRANCE
  if (isText(code) && !(isFrench ? /^\d{5}$/.test(code) : isForeignCode(code)))
    throw invalid(fieldErrors('postal_code', messages.postalCode))
  const named = entriesOf(input)
  const changed = Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(named, name)))
  return updateAccount(transaction, viewer, changed, options)
}
