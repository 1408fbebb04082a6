import type { FieldErrors } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { selectResource } from '#client/entities'
import type { ApiFailure } from '#client/transport'
import { useAppDispatch, useAppStore } from '#client/store'
import type { LifecycleAction, Living, ShownLifecycle } from './ShownLifecycle'

/** Writes attributes of a resource over the version that this device holds by then, or does an action; gives back what was refused, by field. */
export function useAction(
  kind: ShownLifecycle,
  { id }: Pick<Living, 'id'>,
): (attributes: object) => Promise<FieldErrors | undefined> {
  const { type, changes } = kind
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return async (attributes) => {
    const version = selectResource(store.getState(), type, id)?.version
    const { error } = outcomeOf(await update({ ref: { type, id }, attributes, version }))
    // What is on screen is out of date after an action, and after one that its state refused.
    if (!error || isConflict(error)) dispatch(api.util.invalidateTags(changes.map(ofList)))
    return error && refusalOf(kind, error)
  }
}

const isConflict = (failure: ApiFailure): boolean => failure.kind === 'http' && failure.status === 409

/** What was refused, and what is possible instead where its state refused it. */
export function refusalOf({ actions }: Pick<ShownLifecycle, 'actions'>, failure: ApiFailure): FieldErrors {
  const allowed =
    failure.kind === 'http' && isConflict(failure) ? entriesOf(failure.meta)['allowed_actions'] : undefined
  if (!Array.isArray(allowed)) return errorsOf(failure)
  const labels = allowed.filter(isText).map((key) => `«\u00a0${actions[key]?.label ?? key}\u00a0»`)
  const instead = labels.length > 0 ? `Possible maintenant\u00a0: ${labels.join(', ')}.` : 'Plus rien n’est possible.'
  return { '': [`${failure.message} ${instead}`] }
}

/** One sentence of what was refused. */
export const sentenceOf = (errors: FieldErrors): string => Object.values(errors).flat().join(' ')

/** What is said once an action is done. */
export const doneWords = (
  { one, done }: Pick<ShownLifecycle, 'one' | 'done'>,
  { action, label }: Pick<LifecycleAction, 'action' | 'label'>,
): string => done[action] ?? `${one}\u00a0: ${label.toLowerCase()}`
