import type { ResourceDefinition, ResourceType } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Actor, Lifecycle } from '#contract/lifecycle'
import type { ResourcePolicy } from '#server/access'
import type { Queryable } from '#server/db'
import type { Table } from '#server/repositories'
import { notFound } from '../failure'
import { resourcesOfType } from '../resourcesOfType'

/** A resource of one type. */
export type Of<Type extends ResourceType> = Extract<Resource, { type: Type }>
/** Columns, or attributes, by name. */
export type Values = Readonly<Record<string, unknown>>

/** One step of what a resource goes through: who, when, from which state to which, why. */
export interface Step {
  readonly at: Date
  /** Id of the user; null for what came by itself. */
  readonly actorId: string | null
  readonly channel: Actor
  readonly action: string
  readonly from: string | null
  readonly to: string
  readonly reason?: string | null
}

/** What a change is made of: fields, or an action and what goes with it. */
export interface LifecycleChange {
  readonly id: string
  readonly input: unknown
  readonly version?: number | undefined
}

/** What a lifecycle is judged by: what it goes through, and what goes with its actions. */
export type Ruled<Type extends ResourceType, Status extends string, Action extends string, Facts> = Pick<
  Living<Type, Status, Action, Facts>,
  'type' | 'lifecycle' | 'factsOf' | 'bodies' | 'undoes'
>

/** What has a lifecycle on the server: where it is kept, who reaches it, what it goes through. */
export interface Living<Type extends ResourceType, Status extends string, Action extends string, Facts> {
  readonly type: Type
  readonly table: Table
  readonly policy: ResourcePolicy
  readonly lifecycle: Lifecycle<Status, Action, Facts>
  /** What decides of the actions on one. */
  readonly factsOf: (resource: Of<Type>) => Facts
  /** What goes with an action. */
  readonly bodies: Readonly<Partial<Record<Action, Pick<ResourceDefinition, 'fields'>>>>
  /** What an action undoes, in sentences; none for what goes on. */
  readonly undoes: (resource: Of<Type>, action: Action, status: Status) => readonly string[]
  /** Keeps a step in the history of one, in the transaction that makes it. */
  readonly keepStep: (transaction: Queryable, of: { companyId: string; id: string }, step: Step) => Promise<void>
}

/** An action that may be done, and what its request brings: attributes that it names. */
export interface Asked<Action extends string> {
  readonly action: Action
  readonly brought: Values
}

/** The one of a type that was found. @throws Failure notFound */
export const onlyOne = <Type extends ResourceType>(found: readonly Resource[], type: Type): Of<Type> => {
  const [resource] = resourcesOfType(found, type)
  if (!resource) throw notFound()
  return resource
}

/** The id that a relation of a resource points at. */
export function idOf({ relationships }: Resource, name: string): string | null {
  const linkage = relationships[name]
  return linkage && 'id' in linkage ? linkage.id : null
}
