import type { ResourceType } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Policies, Policy, ResourcePolicy, Verb, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { FieldChange, AggregateMapping, Whole } from '#server/repositories/aggregates'

/** An aggregate as the server serves it: where it is kept, who may do what with it, and what follows from its content. */
export interface ServedAggregate {
  readonly kept: AggregateMapping
  /** Of its root and of its sections; those of sections give a scope of roots. */
  readonly policies: Partial<Policies>
  /** Who reads its history. */
  readonly history: Policy
  /** The attributes of the root that follow from its content. */
  readonly following?: Following
  /** A root as the viewer sees it, where not everyone sees all of it. */
  readonly shown?: (root: Resource, viewer: Viewer) => Resource
  /** Told, in the transaction, that a viewer changed one. */
  readonly changed?: (transaction: Queryable, change: AggregateChange) => Promise<void>
  /** The attribute that holds the name of who added a resource, by the type of the section. */
  readonly signed?: Readonly<Partial<Record<ResourceType, string>>>
}

/** What a viewer changed in one. */
export interface AggregateChange {
  readonly rootId: string
  readonly viewer: Viewer
  readonly changes: readonly FieldChange[]
}

/** Attributes of a root, found again when something that they follow from has changed. */
export interface Following {
  /** The types of the sections that they follow from: the others, however large, are not read. */
  readonly from: ReadonlySet<ResourceType>
  readonly attributes: (whole: Whole) => Readonly<Record<string, unknown>>
}

/** @throws Error for a type that the aggregate has no policy for */
export function policyFor({ kept, policies }: ServedAggregate, type: ResourceType, verb: Verb): Policy {
  const policy: ResourcePolicy | undefined = policies[type]
  if (!policy) throw new Error(`${kept.aggregate.type} says nobody who may ${verb} ${type}`)
  return policy[verb]
}
