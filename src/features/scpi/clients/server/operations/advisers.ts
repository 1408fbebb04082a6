import type { FieldErrors } from '#contract'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid, scopeOf } from '#server/operations'
import { findColleagues } from '#server/repositories'
import { adviserNaming } from '../policies'
import type { ClientChange } from './clientChange'

/** The colleagues who follow SCPI clients, by name: its advisers, or its administrators where it has none yet. */
export async function listAdvisers(database: Queryable, viewer: Viewer): Promise<Resource[]> {
  const colleagues = await findColleagues(scopeOf(adviserNaming, viewer), database)
  const advisers = colleagues.filter(({ roles }) => roles.includes('scpi-cif'))
  return (advisers.length > 0 ? advisers : colleagues.filter(({ roles }) => roles.includes('scpi-admin'))).map(
    ({ user }) => user,
  )
}

const UNKNOWN = 'Cette personne ne suit pas de clients SCPI dans votre société.'

/** Whether the adviser that a change names follows clients in the firm. */
export async function judgeAdviser({ transaction, viewer, clientId, changed }: ClientChange): Promise<FieldErrors> {
  if (clientId === undefined || !('adviser_id' in changed)) return {}
  const { adviser_id } = changed
  if (!isText(adviser_id)) return fieldErrors('adviser_id', 'Un client a toujours un conseiller.')
  const advisers = await listAdvisers(transaction, viewer)
  return advisers.some(({ id }) => id === adviser_id) ? {} : fieldErrors('adviser_id', UNKNOWN)
}

/**
 * Whose a new client is: his who creates it where he sees his own alone; else the one who is named, or the only adviser of the firm.
 * @throws Failure invalid
 */
export async function adviserOfNew(database: Queryable, viewer: Viewer, named: unknown): Promise<string> {
  const advisers = await listAdvisers(database, viewer)
  if (viewer.scpiPerimeter === 'own') {
    if (isText(named) && named !== viewer.userId)
      throw invalid(fieldErrors('adviser_id', 'Seul un administrateur SCPI confie un client à un collègue.'))
    return viewer.userId
  }
  const [only, ...others] = advisers
  if (isText(named)) {
    if (!advisers.some(({ id }) => id === named)) throw invalid(fieldErrors('adviser_id', UNKNOWN))
    return named
  }
  if (!only || others.length > 0)
    throw invalid(fieldErrors('adviser_id', 'Choisissez le conseiller de ce client\u00a0: la société en a plusieurs.'))
  return only.id
}
