import type { Sales } from '../list/useSales'
import type { SaleRow } from '../saleRow'

const LATEST = '9999'

export const byDeadline = (one: SaleRow, other: SaleRow): number =>
  (one.deadline ?? LATEST).localeCompare(other.deadline ?? LATEST)

/** How far the reading of several lists has come. */
export const withState = (lists: readonly Sales[]) => ({
  isComplete: lists.every(({ page }) => page !== undefined),
  failure: lists.map(({ failure }) => failure).find((failure) => failure !== undefined),
  refetch: () => {
    for (const { refetch } of lists) refetch()
  },
})
