import { statusLabels, type Lifecycle } from '#contract/lifecycle'
import { choices, type Filter } from '#server/http/filters'
import type { Parameters } from '#server/repositories'
import { statusAt } from '#server/repositories/lifecycle'

/** By the state of this very instant. */
export const statusFilter =
  (lifecycle: Lifecycle<string, string, never>): Filter =>
  (name, values, now) => {
    const wanted = choices('status', statusLabels(lifecycle))(name, values, now)
    return {
      text: (row: string, parameters: Parameters) => {
        const instant = `${parameters.add(now)}::timestamptz`
        return `${statusAt(lifecycle, row, instant)} = ANY(${parameters.add('among' in wanted ? wanted.among : values)})`
      },
    }
  }
