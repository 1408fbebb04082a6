import { rightsOf } from '#contract/access'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid, scopeOf } from '#server/operations'
import { findColleagues } from '#server/repositories'
import { leadAssignment } from '../policies'

/** The colleagues to whom a lead may be given: those who may edit leads, by name. */
export async function listAdvisers(database: Queryable, viewer: Viewer): Promise<Resource[]> {
  const colleagues = await findColleagues(scopeOf(leadAssignment, viewer), database)
  return colleagues.filter(({ roles }) => followsLeads(roles)).map(({ user }) => user)
}

/** @throws Failure forbidden to those who see their own leads only, invalid for somebody who follows none */
export async function checkAdviser(database: Queryable, viewer: Viewer, adviserId: unknown): Promise<void> {
  if (typeof adviserId !== 'string' || (adviserId === viewer.userId && viewer.perimeter !== 'own_leads')) return
  const [colleague] = await findColleagues(scopeOf(leadAssignment, viewer), database, [adviserId])
  if (!colleague || !followsLeads(colleague.roles))
    throw invalid(fieldErrors('adviser_id', 'Cette personne ne suit pas de contacts dans votre société.'))
}

/** Advisers and managers: those who brought leads or call the API follow none. */
function followsLeads(roles: readonly string[]): boolean {
  const { permissions } = rightsOf(roles)
  return permissions.has('manage_client_leads') && permissions.has('manage_client_files')
}

/** Those who see the leads of the whole firm, and give them. */
export const distributesLeads = (roles: readonly string[]): boolean =>
  followsLeads(roles) && rightsOf(roles).perimeter === 'company'
