import type { FieldErrors } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { api, errorsOf, outcomeOf } from '#client/api'
import { selectResource } from '#client/entities'
import type { ApiFailure } from '#client/transport'
import { useAppDispatch, useAppStore } from '#client/store'
import { listsOfSales } from './api'
import { saleKinds, type SaleKind } from './kinds'
import type { SaleRow } from './saleRow'

/** Writes attributes of a sale over the version that this device holds by then, or does an action; gives back what was refused, by field. */
export function useSaleAction({ type, id }: SaleRow): (attributes: object) => Promise<FieldErrors | undefined> {
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return async (attributes) => {
    const version = selectResource(store.getState(), type, id)?.version
    const { error } = outcomeOf(await update({ ref: { type, id }, attributes, version }))
    // What is on screen is out of date after an action, and after one that its state refused.
    if (!error || isConflict(error)) dispatch(api.util.invalidateTags(listsOfSales))
    return error && refusalOf(saleKinds[type], error)
  }
}

const isConflict = (failure: ApiFailure): boolean => failure.kind === 'http' && failure.status === 409

/** What was refused, and what is possible instead where the state of the sale refused it. */
export function refusalOf({ actions }: SaleKind, failure: ApiFailure): FieldErrors {
  const allowed =
    failure.kind === 'http' && isConflict(failure) ? entriesOf(failure.meta)['allowed_actions'] : undefined
  if (!Array.isArray(allowed)) return errorsOf(failure)
  const labels = allowed.filter(isText).map((key) => `«\u00a0${actions[key]?.label ?? key}\u00a0»`)
  const instead = labels.length > 0 ? `Possible maintenant\u00a0: ${labels.join(', ')}.` : 'Plus rien n’est possible.'
  return { '': [`${failure.message} ${instead}`] }
}

/** One sentence of what was refused. */
export const sentenceOf = (errors: FieldErrors): string => Object.values(errors).flat().join(' ')
