import type { Ref, Resource } from '#contract/jsonapi'

/** What an answer of the API says about resources: the entity store takes it in, whatever was asked for. */
export interface Received {
  readonly resources: readonly Resource[]
  /** So many of them that they are told to nobody else: other tabs read them for themselves, a snapshot does without. */
  readonly isBulk?: true
  /** These do not exist any more. */
  readonly removed?: readonly Ref[]
  /** This one became part of that one, or is no longer. */
  readonly joined?: Membership
  readonly left?: Membership
}

export interface Membership {
  readonly of: Ref
  readonly relationship: string
  readonly member: Ref
}
