import { formatEuros } from '#client/ui'
import type { LotFilter } from './lotFilters'

/** The part of a search that a household alone can answer. @param effort euros a month */
export const effortFilter = (effort: number): Pick<LotFilter, 'key' | 'text' | 'without'> => ({
  key: 'effort',
  text: `Effort ≤ ${formatEuros(effort, { per: 'mois' })}`,
  without: { highestEffort: null },
})
