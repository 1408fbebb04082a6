import { collectionOf, sectionOf, type ResourceType, aggregateOf } from '#contract/resources'
import type { Membership } from '#client/transport'

/** Which resource of the catalogue, and in which client file when it is a section of one. */
export interface Target {
  readonly type: ResourceType
  /** Absent for a list, and of no use for a section that a file has once. */
  readonly id?: string | undefined
  /** The client file, or the lead of an exchange. */
  readonly under?: string | undefined
  /** What that is, for a type that several have: the history of an aggregate. */
  readonly of?: ResourceType | undefined
}

const rootOf = (type: ResourceType): string => aggregateOf(type)?.path ?? collectionOf(type, false)?.path ?? ''
const under = (path: string, ...parts: readonly string[]): string => [path, ...parts].join('/')

/**
 * The path of a resource or of a list (specification §7): `/v3/client-files/{under}/children/{id}`.
 * @throws {Error} for a type without calls of its own, and for a section without its root: faults of the caller.
 */
export function pathOf({ type, id, under: owner, of }: Target): string {
  const item = id === undefined ? [] : [encodeURIComponent(id)]
  const section = sectionOf(type)
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

/** What a new resource becomes part of: a relationship of what it belongs to. */
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
