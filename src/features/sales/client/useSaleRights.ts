import { useMemo } from 'react'
import { allows, type Perimeter } from '#contract/access'
import { selectHeldRights, selectRights } from '#client/session'
import { useAppSelector } from '#client/store'

/** What the viewer may do with sales. */
export interface SaleRights {
  readonly acting: boolean
  readonly readingPapers: boolean
  readonly editingPapers: boolean
  readonly seeingCommission: boolean
  readonly perimeter: Perimeter
}

export function useSaleRights(): SaleRights {
  const held = useAppSelector(selectHeldRights)
  const { perimeter } = useAppSelector(selectRights)
  return useMemo(
    () => ({
      acting: allows(held, 'actOnSales'),
      readingPapers: allows(held, 'readBookingDocuments'),
      editingPapers: allows(held, 'editBookingDocuments'),
      seeingCommission: allows(held, 'seeSalesCommission'),
      perimeter,
    }),
    [held, perimeter],
  )
}
