import type { ResourceType } from '#contract'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { findResources, lockResources, updateResources } from '#server/repositories/resources'
import type { Asking } from '../collections'
import { scopeOf } from '../guard'
import { checksOf } from './checks'
import { onlyOne, type Living, type Of, type Values } from './living'
import { statesOf } from './states'

/** What is done: an action, the columns that it writes (`status` where it is not the one that the lifecycle says), and why. */
interface Doing<Action extends string> {
  readonly action: Action
  readonly columns: Values & { readonly status?: string }
  readonly reason?: unknown
}

/** What is done with resources that have a lifecycle: reading them as they are now, and doing what their state allows. */
export function lifecycleOperations<Type extends ResourceType, Status extends string, Action extends string, Facts>(
  living: Living<Type, Status, Action, Facts>,
) {
  const { type, table, policy, lifecycle, keepStep } = living
  const { statusOf, shown, metaOf } = statesOf(living)
  const { impossible, asked } = checksOf(living)

  const read = async ({ database, viewer }: Asking, id: string): Promise<Of<Type>> =>
    onlyOne(await findResources(table, { scope: scopeOf(policy.read, viewer), ids: [id] }, database), type)
  const write = ({ database, viewer }: Asking, id: string, columns: Values): Promise<void> =>
    updateResources(table, { scope: scopeOf(policy.update, viewer), ids: [id] }, database, columns)

  return {
    statusOf,
    shown,
    metaOf,
    impossible,
    asked,
    /** @throws Failure notFound */
    read,
    write,
    only: (found: readonly Resource[]): Of<Type> => onlyOne(found, type),
    /** Holds one that the viewer may change. @throws Failure notFound */
    lock: async ({ database, viewer }: Asking, id: string): Promise<Of<Type>> => {
      const scope = scopeOf(policy.update, viewer)
      return onlyOne([...(await lockResources(table, { scope, ids: [id] }, database)).values()], type)
    },
    /** Does an action: writes its state with what follows from it, and the step. @returns the resource as it is from then on */
    move: async (asking: Asking, current: Of<Type>, { action, columns, reason }: Doing<Action>): Promise<Of<Type>> => {
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
