import type { Resource } from '#contract/jsonapi'
import { rightsOf } from '#contract/access'
import { leadAssignment, policies } from '../policies'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findColleagues } from '#server/repositories'
import * as leads from '../repositories'
import { notFound, scopeOf } from '#server/operations'

export const leadIncludes = ['adviser', 'creator', 'exchanges', 'duplicates'] as const
export type LeadInclude = (typeof leadIncludes)[number]

/** A page of the viewer's leads, with the names of their advisers and creators when asked for. */
export async function listLeads(
  database: Queryable,
  viewer: Viewer,
  search: leads.LeadSearch,
  include: readonly LeadInclude[],
) {
  const scope = scopeOf(policies.client_lead.list, viewer)
  const { leads: found, total } = await leads.searchLeads(scope, database, search)
  return { data: found, included: await colleaguesOf(database, viewer, found, include), total }
}

/** A lead, what was said to it, and those that may be the same person. */
export async function readLead(
  database: Queryable,
  viewer: Viewer,
  id: string,
  include: readonly LeadInclude[],
): Promise<{ data: Resource; included: readonly Resource[] }> {
  const scope = scopeOf(policies.client_lead.read, viewer)
  const lead = await leads.findLead(scope, database, id)
  if (!lead) throw notFound()
  const exchanges = include.includes('exchanges') ? await leads.findExchanges(scope, database, id) : undefined
  const duplicates = include.includes('duplicates') ? await leads.findDuplicates(scope, database, id) : undefined
  const relationships = {
    ...lead.relationships,
    ...(exchanges ? { exchanges: exchanges.map(refOf) } : {}),
    ...(duplicates ? { duplicates: duplicates.map(refOf) } : {}),
  }
  return {
    data: { ...lead, relationships },
    included: [
      ...(await colleaguesOf(database, viewer, [lead, ...(duplicates ?? [])], include)),
      ...(exchanges ?? []),
      ...(duplicates ?? []),
    ],
  }
}

export async function listExchanges(database: Queryable, viewer: Viewer, id: string): Promise<Resource[]> {
  const scope = scopeOf(policies.client_lead_exchange.list, viewer)
  const found = await leads.findExchanges(scope, database, id)
  if (found.length === 0 && !(await leads.findLead(scope, database, id))) throw notFound()
  return found
}

/** The colleagues to whom a lead may be given: those who may edit leads, by name. */
export async function listAdvisers(database: Queryable, viewer: Viewer): Promise<Resource[]> {
  const colleagues = await findColleagues(scopeOf(leadAssignment, viewer), database)
  return colleagues.filter(({ roles }) => followsLeads(roles)).map(({ user }) => user)
}

/** Advisers and managers: those who brought leads or call the API follow none. */
export function followsLeads(roles: readonly string[]): boolean {
  const { permissions } = rightsOf(roles)
  return permissions.has('manage_client_leads') && permissions.has('manage_client_files')
}

async function colleaguesOf(
  database: Queryable,
  viewer: Viewer,
  found: readonly leads.LeadResource[],
  include: readonly LeadInclude[],
): Promise<Resource[]> {
  const wanted = (['adviser', 'creator'] as const).filter((name) => include.includes(name))
  const ids = new Set(
    found.flatMap(({ relationships }) => wanted.flatMap((name) => relationships[name] ?? []).map(({ id }) => id)),
  )
  if (ids.size === 0) return []
  const colleagues = await findColleagues(scopeOf(policies.client_lead.read, viewer), database, [...ids])
  return colleagues.map(({ user }) => user)
}

const refOf = ({ type, id }: Resource) => ({ type, id })
