import type { Lifecycle } from '#contract/lifecycle'
import { instantIn, type Filter } from '#server/http/filters'
import type { Parameters } from '#server/repositories'
import { statusAt } from '#server/repositories/lifecycle'

/** A lifecycle of sales, whose states say which column they wait for. */
export type SaleLifecycle = Pick<Lifecycle<string, string, never>, 'transitions'> & {
  readonly states: Readonly<Record<string, { readonly label: string; readonly deadline?: string }>>
}

/** SQL: what a sale waits for in a state, as timestamptz; null where it waits for nothing. */
export function deadlineIn({ states }: SaleLifecycle, row: string, status = `${row}.status`): string {
  const waiting = Object.entries(states).flatMap(([state, { deadline }]) =>
    deadline === undefined ? [] : [`WHEN '${state}' THEN ${row}.${deadline}::timestamptz`],
  )
  return `CASE ${status} ${waiting.join(' ')} END`
}

/** Those that wait, in the state of this very instant, for what comes until an instant or a day. */
export const deadlineFilter =
  (lifecycle: SaleLifecycle): Filter =>
  (name, values, now) => {
    const last = instantIn(name, values)
    return {
      text: (row: string, parameters: Parameters) => {
        const status = statusAt(lifecycle, row, `${parameters.add(now)}::timestamptz`)
        return `${deadlineIn(lifecycle, row, `(${status})`)} <= ${parameters.add(last)}::timestamptz`
      },
    }
  }
