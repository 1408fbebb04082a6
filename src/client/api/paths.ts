import { collectionOf, sectionOf, type ResourceType, aggregateOf } from '#contract/resources'
import type { Membership } from '#client/transport'

/** A resource or a list, by type, and its owner when it has one. */
export interface Target {
  readonly type: ResourceType
  /** Absent for a list; ignored for a section of which an aggregate has one. */
  readonly id?: string | undefined
  /** Id of the owner: the client file of a section, the lead of an exchange. */
  readonly under?: string | undefined
  /** Type of the owner, for a type that several types own: the history of an aggregate. */
  readonly of?: ResourceType | undefined
}

const rootOf = (type: ResourceType): string => aggregateOf(type)?.path ?? collectionOf(type, false)?.path ?? ''
const under = (path: string, ...parts: readonly string[]): string => [path, ...parts].join('/')

/**
 * The path of a resource or of a list (specification §7): `/v3/client-files/{under}/children/{id}`.
 * @throws {Error} for a type that has no path, and for a section without its root: faults of the caller.
 */
export function pathOf({ type, id, under: owner, of }: Target): string {
  const item = id === undefined ? [] : [encodeURIComponent(id)]
  const section = sectionOf(type)
  if (section?.itemPath !== undefined && id !== undefined) return under(section.itemPath, ...item)
  if (section && owner !== undefined)
    return under(
      section.of.path,
      encodeURIComponent(owner),
      section.path,
      ...(section.cardinality === 'many' ? item : []),
    )
  const inner = owner === undefined ? undefined : collectionOf(type, true, of)
  if (inner?.under && owner !== undefined)
    return under(rootOf(inner.under.type), encodeURIComponent(owner), inner.path, ...item)
  const collection = collectionOf(type, false)
  if (!collection) throw new Error(`No path leads to ${type}${section ? ` without its ${section.of.type}` : ''}.`)
  return under(collection.path, ...item)
}

/** The relationship of the owner that a new resource is added to; undefined for a resource without an owner. */
export function membershipOf(type: ResourceType, id: string, owner: string | undefined): Membership | undefined {
  if (owner === undefined) return undefined
  const section = sectionOf(type)
  const [root, relationship] = section
    ? [section.of.type, section.relationship]
    : [collectionOf(type, true)?.under?.type, collectionOf(type, true)?.under?.relationship]
  return root && relationship !== undefined
    ? { of: { type: root, id: owner }, relationship, member: { type, id } }
    : undefined
}
