import type { State } from '#features/sales/contract/machines'
import { choices, type Filter } from '#server/http/filters'
import type { Parameters } from '#server/repositories'

/** By the state of this very instant. @param stateAt SQL: that of a row, at the instant of a parameter */
export function statusFilter(
  states: Readonly<Record<string, State>>,
  stateAt: (row: string, instant: string) => string,
): Filter {
  const labels = Object.fromEntries(Object.entries(states).map(([key, { label }]) => [key, label]))
  return (name, values, now) => {
    const wanted = choices('status', labels)(name, values, now)
    return {
      text: (row: string, parameters: Parameters) => {
        const instant = `${parameters.add(now)}::timestamptz`
        return `${stateAt(row, instant)} = ANY(${parameters.add('among' in wanted ? wanted.among : values)})`
      },
    }
  }
}
