import type { State } from '#contract/lifecycle'
import { recordSale } from '#features/clientFile/server'
import { furthestStage, stageOf, type SaleStage } from '#features/sales/contract'
import type { Queryable } from '#server/db'
import { findSalesOfFile, type FileOfFirm, type SaleOfFile } from '../repositories/salesOfFile'
import { bookingLifecycle, optionLifecycle } from '#features/sales/contract/lifecycles'

interface Staged {
  readonly sale: SaleOfFile
  readonly stage: SaleStage | undefined
  /** An option or a booking that has not ended. */
  readonly isOpen: boolean
}

/** Says in a file how far its furthest sale has come, once one of its sales changed. */
export async function followFile(
  { database, now }: { readonly database: Queryable; readonly now: Date },
  file: FileOfFirm,
): Promise<void> {
  const sales = (await findSalesOfFile(database, file, now)).map(staged)
  const status = furthestStage(sales.map(({ stage }) => stage))
  const furthest = (kind: SaleOfFile['kind']): string | null =>
    sales.find(({ sale, stage }) => sale.kind === kind && stage === status)?.sale.id ??
    sales.find(({ sale, stage }) => sale.kind === kind && stage !== undefined && stage !== 'lost')?.sale.id ??
    null
  const sale = status && {
    status,
    option: furthest('option'),
    booking: furthest('booking'),
    report: furthest('report'),
  }
  await recordSale(database, file, { now, sale, isOpen: sales.some(({ isOpen }) => isOpen), isWon: isWon(status) })
}

const isWon = (status: SaleStage | undefined): boolean => status === 'sold' || status === 'closed'

function staged(sale: SaleOfFile): Staged {
  if (sale.kind === 'report') return { sale, stage: stageOf.report(sale.status), isOpen: false }
  if (sale.kind === 'option')
    return { sale, stage: stageOf.option(sale.status), isOpen: !isFinal(optionLifecycle.states[sale.status]) }
  return { sale, stage: stageOf.booking(sale.status), isOpen: !isFinal(bookingLifecycle.states[sale.status]) }
}

const isFinal = ({ isFinal: ends }: State): boolean => ends === true
