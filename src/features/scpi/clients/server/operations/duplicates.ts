import { isIsoDate, type FieldErrors } from '#contract'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, scopeOf } from '#server/operations'
import { duplicateSearch } from '../policies'
import { findSame, holdEmails, type Known } from '../repositories/clients'
import type { ClientChange } from './clientChange'

/** Clients of the firm who seem to be the same person: same e-mail, or same names and birth date. Of each, who it is and who follows them. */
export function listDuplicates(database: Queryable, viewer: Viewer, known: Partial<Known>): Promise<Resource[]> {
  const { companyId } = viewer
  scopeOf(duplicateSearch, viewer)
  const { birthdate, ...rest } = known
  return findSame(database, companyId, {
    ...rest,
    ...(birthdate !== undefined && isIsoDate(birthdate) ? { birthdate } : {}),
  })
}

/** One e-mail, one client of a firm. */
export async function judgeEmail({ transaction, viewer, clientId, changed }: ClientChange): Promise<FieldErrors> {
  const { email } = changed
  if (!isText(email)) return {}
  await holdEmails(transaction, viewer.companyId)
  const [other] = (await findSame(transaction, viewer.companyId, { email })).filter(({ id }) => id !== clientId)
  return other ? fieldErrors('email', 'Un autre client de la société a déjà cette adresse e-mail') : {}
}
