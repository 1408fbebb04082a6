import type { ResourceType } from '#contract'
import type { Policies, Policy, ResourcePolicy, Verb } from '#server/access'
import type { KeptAggregate, Whole } from '#server/repositories/aggregates'

/** An aggregate as the server serves it: where it is kept, who may do what with it, and what follows from its content. */
export interface ServedAggregate {
  readonly kept: KeptAggregate
  /** Of its root and of its sections; those of sections give a scope of roots. */
  readonly policies: Partial<Policies>
  /** Who reads its history. */
  readonly history: Policy
  /** The attributes of the root that follow from its content, all of its sections included. */
  readonly following?: (whole: Whole) => Readonly<Record<string, unknown>>
  /** The attribute that holds the name of who added a resource, by the type of the section. */
  readonly signed?: Readonly<Partial<Record<ResourceType, string>>>
}

/** @throws Error for a type that the aggregate has no policy for */
export function policyFor({ kept, policies }: ServedAggregate, type: ResourceType, verb: Verb): Policy {
  const policy: ResourcePolicy | undefined = policies[type]
  if (!policy) throw new Error(`${kept.aggregate.type} says nobody who may ${verb} ${type}`)
  return policy[verb]
}
