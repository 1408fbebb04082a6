import type { State } from '#contract/lifecycle'
import { recordSale } from '#features/clientFile/server'
import { furthestStage, type SaleStage } from '#features/sales/contract'
import { bookingLifecycle, optionLifecycle } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { findSalesOfFiles, type FileOfFirm, type SaleOfFile } from '../repositories/salesOfFile'
import { stagedOf } from './currentSales'

/** Gives a file the status that follows from its sales, once one of them changed. */
export async function followFile(
  { database, now }: { readonly database: Queryable; readonly now: Date },
  { companyId, clientFileId }: FileOfFirm,
): Promise<void> {
  const sales = await findSalesOfFiles(database, companyId, { clientFileIds: [clientFileId], now })
  const status = furthestStage(sales.map((sale) => stagedOf(sale).stage))
  if (status === undefined) return
  const file = { companyId, clientFileId }
  await recordSale(database, file, { isOpen: sales.some(isOpen), isWon: isWon(status) })
}

const isWon = (status: SaleStage): boolean => status === 'sold' || status === 'closed'

/** An option or a booking that has not ended. */
function isOpen(sale: SaleOfFile): boolean {
  if (sale.kind === 'report') return false
  const state: State =
    sale.kind === 'option' ? optionLifecycle.states[sale.status] : bookingLifecycle.states[sale.status]
  return state.isFinal !== true
}
