import type { Ref, Resource } from '#contract/jsonapi'

/** The resources that an answer of the API brought or removed, which the entity store takes in. */
export interface Received {
  readonly resources: readonly Resource[]
  /** Too many to be sent to other tabs (each reads them itself) or written in a debug snapshot. */
  readonly isBulk?: true
  /** Resources that no longer exist. */
  readonly removed?: readonly Ref[]
  /** Resources that were added to a relationship of another one, or removed from it. */
  readonly joined?: Membership
  readonly left?: Membership
}

export interface Membership {
  readonly of: Ref
  readonly relationship: string
  readonly member: Ref
}
