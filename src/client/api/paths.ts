import type { ResourceType } from '#contract'
import { clientFileSections } from '#contract/clientFile'
import type { Membership } from '#client/transport'

/** Which resource of the catalogue, and in which client file when it is a section of one. */
export interface Target {
  readonly type: ResourceType
  /** Absent for a list, and of no use for a section that a file has once. */
  readonly id?: string | undefined
  /** The client file, or the lead of an exchange. */
  readonly under?: string | undefined
}

/** Collections that are no section of a client file. */
const collections: Readonly<Partial<Record<ResourceType, string>>> = {
  client_file: '/v3/client-files',
  client_file_deletion: '/v3/client-files/deletions',
  client_file_reading: '/v3/client-files/readings',
  client_lead: '/v3/client-leads',
  client_lead_import: '/v3/client-leads/import',
  expiring_client_file: '/v3/client-files/expiring',
  location: '/v3/locations',
  project: '/v3/projects',
  property: '/v3/properties',
  simulation_configuration: '/v3/simulation/config',
  token: '/v3/me/token',
}

/** Parts of a client file that are no section of it: decisions and facts about it. */
const ofFile: Readonly<Partial<Record<ResourceType, string>>> = {
  client_file_reading: 'readings',
  field_change: 'history',
  property_proposal: 'property-proposals',
}

const sectionOf = (type: ResourceType) => clientFileSections.find(({ definition }) => definition.type === type)

/**
 * The path of a resource or of a list (specification §7): `/v3/client-files/{under}/children/{id}`.
 * @throws {Error} for a type without calls of its own, and for a section without its client file: faults of the caller.
 */
export function pathOf({ type, id, under }: Target): string {
  const part = ofFile[type]
  if (part !== undefined && under !== undefined)
    return [
      `/v3/client-files/${encodeURIComponent(under)}/${part}`,
      ...(id === undefined ? [] : [encodeURIComponent(id)]),
    ].join('/')
  const collection = collections[type]
  if (collection !== undefined) return id === undefined ? collection : `${collection}/${encodeURIComponent(id)}`
  if (type === 'client_lead_exchange' && under !== undefined)
    return `/v3/client-leads/${encodeURIComponent(under)}/exchanges`
  const section = sectionOf(type)
  if (!section || under === undefined)
    throw new Error(`No path leads to ${type}${section ? ' without its client file' : ''}.`)
  const path = `/v3/client-files/${encodeURIComponent(under)}/${section.path}`
  return section.cardinality === 'many' && id !== undefined ? `${path}/${encodeURIComponent(id)}` : path
}

/** What a new resource becomes part of: a relationship of its client file, or of its lead. */
export function membershipOf(type: ResourceType, id: string, under: string | undefined): Membership | undefined {
  if (type === 'client_lead_exchange' && under !== undefined)
    return { of: { type: 'client_lead', id: under }, relationship: 'exchanges', member: { type, id } }
  const section = sectionOf(type)
  return section && under !== undefined
    ? { of: { type: 'client_file', id: under }, relationship: section.relationship, member: { type, id } }
    : undefined
}
