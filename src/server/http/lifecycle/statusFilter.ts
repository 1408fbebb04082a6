import type { Lifecycle } from '#contract/lifecycle'
import type { Parameters } from '#server/repositories'
import { statusAt } from '#server/repositories/lifecycle'
import { choices, type Filter } from '../filters'

type Filtered = Pick<Lifecycle<string, string, never>, 'transitions'> & {
  readonly states: Readonly<Record<string, { readonly label: string }>>
}

/** By the state of this very instant. */
export const statusFilter =
  (lifecycle: Filtered): Filter =>
  (name, values, now) => {
    const wanted = choices('status', labelsOf(lifecycle))(name, values, now)
    return {
      text: (row: string, parameters: Parameters) => {
        const instant = `${parameters.add(now)}::timestamptz`
        return `${statusAt(lifecycle, row, instant)} = ANY(${parameters.add('among' in wanted ? wanted.among : values)})`
      },
    }
  }

const labelsOf = ({ states }: Filtered): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(states).map(([key, { label }]) => [key, label]))
