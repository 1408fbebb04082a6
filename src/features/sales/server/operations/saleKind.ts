import type { ResourceType } from '#contract'
import { actions } from '#contract/access'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import {
  impossibilityOf,
  isActionOf,
  possibilities,
  possibleActions,
  type Machine,
  type Situation,
} from '#features/sales/contract/machines'
import type { ResourcePolicy, Viewer } from '#server/access'
import { Failure, fieldErrors, invalid, notFound, resourcesOfType, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import type { Table } from '#server/repositories'
import type { SaleName } from '../repositories/history'
import { findResources, lockResources, updateResources } from '#server/repositories/resources'

/** A resource of one type. */
export type Of<Type extends ResourceType> = Extract<Resource, { type: Type }>
/** Columns, or attributes, by name. */
export type Values = Readonly<Record<string, unknown>>
type Looking = Pick<Viewer, 'rights'>

/** What sales of one kind are on the server: where they are kept, who reaches them, what they go through. */
export interface SaleKind<Type extends SaleName, Status extends string, Action extends string, Facts> {
  readonly type: Type
  readonly table: Table
  readonly policy: ResourcePolicy
  readonly machine: Machine<Status, Action, Facts>
  /** The state of this very instant, whether or not it was written down. */
  readonly statusOf: (sale: Of<Type>, now: Date) => Status
  /** What decides of the actions on one. */
  readonly factsOf: (sale: Of<Type>) => Facts
  /** What an action undoes, in sentences; none for what goes on. */
  readonly undoes: (sale: Of<Type>, action: Action, status: Status) => readonly string[]
}

/** @throws Failure notFound */
const onlyOne = <Type extends SaleName>(found: readonly Resource[], type: Type): Of<Type> => {
  const [sale] = resourcesOfType(found, type)
  if (!sale) throw notFound()
  return sale
}

/** What sales of a kind are at an instant, and what may be done with them. */
function saleStates<Type extends SaleName, Status extends string, Action extends string, Facts>({
  type,
  machine,
  statusOf,
  factsOf,
  undoes,
}: SaleKind<Type, Status, Action, Facts>) {
  const situationOf = (sale: Of<Type>, { rights }: Looking, now: Date): Situation<Status, Facts> => ({
    status: statusOf(sale, now),
    facts: factsOf(sale),
    rights,
    now,
  })
  const allowed = (sale: Of<Type>, viewer: Looking, now: Date): readonly Action[] =>
    possibleActions(machine, situationOf(sale, viewer, now))
  return {
    situationOf,
    allowed,
    /** One in the state of this very instant. */
    shown: (resource: Resource, now: Date): Resource => {
      if (resource.type !== type) return resource
      const status = statusOf(onlyOne([resource], type), now)
      // The status is one of those of the type: the union of all types loses which.
      return { ...resource, attributes: { ...resource.attributes, status } } as Resource
    },
    /** What is said beside one: what may be done now, and why the rest may not; what a right hides is left out. */
    metaOf: (sale: Of<Type>, viewer: Looking, now: Date) => ({
      allowed_actions: allowed(sale, viewer, now),
      actions: possibilities(machine, situationOf(sale, viewer, now))
        .filter(({ impossible: why }) => why?.because !== 'right' && why?.because !== 'automatic')
        .map((one) => ({ ...one, undoes: undoes(sale, one.action, statusOf(sale, now)) })),
    }),
  }
}

/** What is done with sales of a kind: reading them as they are now, and doing what their state allows. */
export function saleOperations<Type extends SaleName, Status extends string, Action extends string, Facts>(
  kind: SaleKind<Type, Status, Action, Facts>,
) {
  const { type, table, policy, machine } = kind
  const { situationOf, shown, allowed, metaOf } = saleStates(kind)

  const impossible = (sale: Of<Type>, { viewer, now }: Asking, reason?: string): Failure =>
    new Failure({
      kind: 'impossible',
      current: shown(sale, now),
      allowed: allowed(sale, viewer, now),
      ...(reason === undefined ? {} : { because: reason }),
    })

  return {
    statusOf: kind.statusOf,
    shown,
    metaOf,
    impossible,
    only: (found: readonly Resource[]): Of<Type> => onlyOne(found, type),
    /** The action that a request names. @throws Failure invalid for an unknown one, forbidden, or impossible with what is possible */
    checkedAction: (asking: Asking, sale: Of<Type>, action: unknown): Action => {
      if (!isText(action) || !isActionOf(machine, action)) throw unknownAction(machine)
      const found = impossibilityOf(machine, action, situationOf(sale, asking.viewer, asking.now))
      if (!found) return action
      const right = machine.transitions[action].right
      if (found.because === 'right' && right) throw new Failure({ kind: 'forbidden', rights: actions[right] })
      throw impossible(sale, asking, found.reason)
    },
    /** Holds one that the viewer may change. @throws Failure notFound */
    lock: async ({ database, viewer }: Asking, id: string): Promise<Of<Type>> => {
      const scope = scopeOf(policy.update, viewer)
      return onlyOne([...(await lockResources(table, { scope, ids: [id] }, database)).values()], type)
    },
    /** @throws Failure notFound */
    read: async ({ database, viewer }: Asking, id: string): Promise<Of<Type>> =>
      onlyOne(await findResources(table, { scope: scopeOf(policy.read, viewer), ids: [id] }, database), type),
    write: ({ database, viewer }: Asking, id: string, columns: Values): Promise<void> =>
      updateResources(table, { scope: scopeOf(policy.update, viewer), ids: [id] }, database, columns),
  }
}

const unknownAction = ({ transitions }: { readonly transitions: object }): Failure =>
  invalid(fieldErrors('action', `Cette action n’existe pas. Actions\u00a0: ${Object.keys(transitions).join(', ')}.`))

/** The id that a relation of a resource points at. */
export function idOf({ relationships }: Resource, name: string): string | null {
  const linkage = relationships[name]
  return linkage && 'id' in linkage ? linkage.id : null
}
