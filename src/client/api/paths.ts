import { collectionOf, sectionOf, type ResourceType, aggregateOf } from '#contract/resources'
import type { Membership } from '#client/transport'

/** A resource or a list, by type, and its owner when it has one. */
export interface Target {
  readonly type: ResourceType
  /** Absent for a list; ignored for a section of which an aggregate has one. */
  readonly id?: string | undefined
  /** Id of the owner: the client file of a section, the lead of an exchange. */
  readonly parentId?: string | undefined
  /** Type of the owner, for a type that several types own: the history of an aggregate. */
  readonly of?: ResourceType | undefined
}

const rootOf = (type: ResourceType): string => aggregateOf(type)?.path ?? collectionOf(type, false)?.path ?? ''
const join = (path: string, ...parts: readonly string[]): string => [path, ...parts].join('/')

/**
 * The path of a resource or of a list (specification §7): `/v3/client-files/{parentId}/children/{id}`.
 * @throws {Error} for a type that has no path, and for a section without its root: faults of the caller.
 */
export function pathOf({ type, id, parentId: owner, of }: Target): string {
  const item = id === undefined ? [] : [encodeURIComponent(id)]
  const section = sectionOf(type)
  if (section?.itemPath !== undefined && id !== undefined) return join(section.itemPath, ...item)
  if (section && owner !== undefined)
    return join(
      section.of.path,
      encodeURIComponent(owner),
      section.path,
      ...(section.cardinality === 'many' ? item : []),
    )
  const inner = owner === undefined ? undefined : collectionOf(type, true, of)
  if (inner?.parent && owner !== undefined)
    return join(rootOf(inner.parent.type), encodeURIComponent(owner), inner.path, ...item)
  const collection = collectionOf(type, false)
  if (!collection) throw new Error(`No path leads to ${type}${section ? ` without its ${section.of.type}` : ''}.`)
  return join(collection.path, ...item)
}

/** The relationship of the owner that a new resource is added to; undefined for a resource without an owner. */
export function membershipOf(type: ResourceType, id: string, owner: string | undefined): Membership | undefined {
  if (owner === undefined) return undefined
  const section = sectionOf(type)
  const [root, relationship] = section
    ? [section.of.type, section.relationship]
    : [collectionOf(type, true)?.parent?.type, collectionOf(type, true)?.parent?.relationship]
  return root && relationship !== undefined
    ? { of: { type: root, id: owner }, relationship, member: { type, id } }
    : undefined
}
