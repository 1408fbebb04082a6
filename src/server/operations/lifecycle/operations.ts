import type { ResourceType } from '#contract'
import { checkComplete, type ResourceDefinition } from '#contract'
import { actions } from '#contract/access'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import {
  impossibilityOf,
  inStateSince,
  isActionOf,
  isStateOf,
  possibilities,
  possibleActions,
  statusAt,
  type Actor,
  type Lifecycle,
  type Situation,
} from '#contract/lifecycle'
import type { ResourcePolicy, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { Table } from '#server/repositories'
import { findResources, lockResources, updateResources } from '#server/repositories/resources'
import type { Asking } from '../collections'
import { Failure, invalid, notFound } from '../failure'
import { accepted, fieldErrors, scopeOf } from '../guard'
import { resourcesOfType } from '../resourcesOfType'

/** A resource of one type. */
export type Of<Type extends ResourceType> = Extract<Resource, { type: Type }>
/** Columns, or attributes, by name. */
export type Values = Readonly<Record<string, unknown>>
type Looking = Pick<Viewer, 'rights'>

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

/** What is done: an action, the columns that it writes (`status` where it is not the one that the lifecycle says), and why. */
interface Doing<Action extends string> {
  readonly action: Action
  readonly columns: Values & { readonly status?: string }
  readonly reason?: unknown
}

/** What is done with resources that have a lifecycle: reading them as they are now, and doing what their state allows. */
export function lifecycleOperations<
  Type extends ResourceType,
  Status extends string,
  Action extends string,
  Facts,
>(living: Living<Type, Status, Action, Facts>) {
  const { type, table, policy, lifecycle, bodies, keepStep } = living
  const { statusOf, situationOf, shown, allowed, metaOf } = statesOf(living)

  const impossible = (resource: Of<Type>, { viewer, now }: Asking, reason?: string): Failure =>
    new Failure({
      kind: 'impossible',
      current: shown(resource, now),
      allowed: allowed(resource, viewer, now),
      ...(reason === undefined ? {} : { because: reason }),
    })

  /** @throws Failure invalid for an unknown action, forbidden, or impossible with what is possible */
  const checkedAction = (asking: Asking, resource: Of<Type>, action: unknown): Action => {
    if (!isText(action) || !isActionOf(lifecycle, action)) throw unknownAction(lifecycle)
    const found = impossibilityOf(lifecycle, action, situationOf(resource, asking.viewer, asking.now))
    if (!found) return action
    const right = lifecycle.transitions[action].right
    if (found.because === 'right' && right) throw new Failure({ kind: 'forbidden', rights: actions[right] })
    throw impossible(resource, asking, found.reason)
  }

  const read = async ({ database, viewer }: Asking, id: string): Promise<Of<Type>> =>
    onlyOne(await findResources(table, { scope: scopeOf(policy.read, viewer), ids: [id] }, database), type)
  const write = ({ database, viewer }: Asking, id: string, columns: Values): Promise<void> =>
    updateResources(table, { scope: scopeOf(policy.update, viewer), ids: [id] }, database, columns)

  return {
    statusOf,
    shown,
    metaOf,
    impossible,
    /** @throws Failure notFound */
    read,
    write,
    only: (found: readonly Resource[]): Of<Type> => onlyOne(found, type),
    /** Holds one that the viewer may change. @throws Failure notFound */
    lock: async ({ database, viewer }: Asking, id: string): Promise<Of<Type>> => {
      const scope = scopeOf(policy.update, viewer)
      return onlyOne([...(await lockResources(table, { scope, ids: [id] }, database)).values()], type)
    },
    /**
     * The action that a request names, with what it brings. Checked in this order: whether there is such an action, the right, the state
     * with its limits, then the attributes.
     * @throws Failure invalid, forbidden, impossible
     */
    asked: (asking: Asking, resource: Of<Type>, input: Values): Asked<Action> => {
      const { action: named, ...rest } = input
      const action = checkedAction(asking, resource, named)
      const body = bodies[action]
      if (!body) throw impossible(resource, asking)
      const attributes = entriesOf(accepted(checkComplete(body, rest)))
      return { action, brought: Object.fromEntries(Object.entries(attributes).filter(([name]) => name in rest)) }
    },
    /** Does an action: writes its state with what follows from it, and the step. @returns the resource as it is from then on */
    move: async (
      asking: Asking,
      current: Of<Type>,
      { action, columns, reason }: Doing<Action>,
    ): Promise<Of<Type>> => {
      const { to, by } = lifecycle.transitions[action]
      const { viewer, now, database } = asking
      const reached = { status: to, ...columns }
      await write(asking, current.id, reached)
      await keepStep(
        database,
        { companyId: viewer.companyId, id: current.id },
        {
          ...{ at: now, actorId: viewer.userId, channel: by[0] ?? 'adviser', action, to: reached.status },
          from: statusOf(current, now),
          reason: isText(reason) ? reason : null,
        },
      )
      return read(asking, current.id)
    },
    /** Keeps that somebody began one. */
    keepBeginning: ({ database, viewer, now }: Asking, id: string, to: Status): Promise<void> =>
      keepStep(
        database,
        { companyId: viewer.companyId, id },
        { at: now, actorId: viewer.userId, channel: 'adviser', action: 'create', from: null, to },
      ),
  }
}

/** What resources are at an instant, and what may be done with them. */
function statesOf<Type extends ResourceType, Status extends string, Action extends string, Facts>({
  type,
  lifecycle,
  factsOf,
  undoes,
}: Living<Type, Status, Action, Facts>) {
  const writtenIn = (resource: Of<Type>) => {
    const attributes = entriesOf(resource.attributes)
    const { status } = attributes
    return { status: isText(status) && isStateOf(lifecycle, status) ? status : lifecycle.initial, attributes }
  }
  /** The state of an instant, whether or not it was written down. */
  const statusOf = (resource: Of<Type>, now: Date): Status => statusAt(lifecycle, writtenIn(resource), now)
  const situationOf = (resource: Of<Type>, { rights }: Looking, now: Date): Situation<Status, Facts> => {
    const status = statusOf(resource, now)
    const since = inStateSince(lifecycle, { ...writtenIn(resource), status }, now)
    return { status, since, facts: factsOf(resource), rights, now }
  }
  const allowed = (resource: Of<Type>, viewer: Looking, now: Date): readonly Action[] =>
    possibleActions(lifecycle, situationOf(resource, viewer, now))
  return {
    statusOf,
    situationOf,
    allowed,
    /** One in the state of an instant; those of other types as they are. */
    shown: (resource: Resource, now: Date): Resource => {
      if (resource.type !== type) return resource
      const status = statusOf(onlyOne([resource], type), now)
      // The status is one of those of the type: the union of all types loses which.
      return { ...resource, attributes: { ...resource.attributes, status } } as Resource
    },
    /** What is said beside one: what may be done now, and why the rest may not; what a right hides is left out. */
    metaOf: (resource: Of<Type>, viewer: Looking, now: Date) => ({
      allowed_actions: allowed(resource, viewer, now),
      actions: possibilities(lifecycle, situationOf(resource, viewer, now))
        .filter(({ impossible: why }) => why?.because !== 'right' && why?.because !== 'automatic')
        .map((one) => ({ ...one, undoes: undoes(resource, one.action, statusOf(resource, now)) })),
    }),
  }
}

/** @throws Failure notFound */
const onlyOne = <Type extends ResourceType>(found: readonly Resource[], type: Type): Of<Type> => {
  const [resource] = resourcesOfType(found, type)
  if (!resource) throw notFound()
  return resource
}

const unknownAction = ({ transitions }: { readonly transitions: object }): Failure =>
  invalid(fieldErrors('action', `Cette action n’existe pas. Actions\u00a0: ${Object.keys(transitions).join(', ')}.`))

/** The id that a relation of a resource points at. */
export function idOf({ relationships }: Resource, name: string): string | null {
  const linkage = relationships[name]
  return linkage && 'id' in linkage ? linkage.id : null
}
