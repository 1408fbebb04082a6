import { recordSale } from '#features/clientFile/server'
import {
  bookingStatusAt,
  furthestStage,
  optionStatusAt,
  reportStatusAt,
  stageOf,
  type SaleStage,
} from '#features/sales/contract'
import type { Queryable } from '#server/db'
import { findSalesOfFile, type FileOfFirm, type SaleOfFile } from '../repositories/salesOfFile'
import { bookingMachine, optionMachine, type State } from '#features/sales/contract/machines'

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
  const staged = (await findSalesOfFile(database, file)).map((sale) => stagedAt(sale, now))
  const status = furthestStage(staged.map(({ stage }) => stage))
  const furthest = (kind: SaleOfFile['kind']): string | null =>
    staged.find(({ sale, stage }) => sale.kind === kind && stage === status)?.sale.id ??
    staged.find(({ sale, stage }) => sale.kind === kind && stage !== undefined && stage !== 'lost')?.sale.id ??
    null
  const sale = status && {
    status,
    option: furthest('option'),
    booking: furthest('booking'),
    report: furthest('report'),
  }
  await recordSale(database, file, { now, sale, isOpen: staged.some(({ isOpen }) => isOpen), isWon: isWon(status) })
}

const isWon = (status: SaleStage | undefined): boolean => status === 'sold' || status === 'closed'

function stagedAt(sale: SaleOfFile, now: Date): Staged {
  if (sale.kind === 'report') {
    const status = reportStatusAt({ status: sale.status, expires_at: sale.ends_at }, now)
    return { sale, stage: stageOf.report(status), isOpen: false }
  }
  if (sale.kind === 'booking') {
    const status = bookingStatusAt({ status: sale.status, withdrawal_ends_at: sale.ends_at }, now)
    return { sale, stage: stageOf.booking(status), isOpen: !isFinal(bookingMachine.states[status]) }
  }
  const status = optionStatusAt({ status: sale.status, expires_at: sale.ends_at, validation_due_at: sale.ends_at }, now)
  return { sale, stage: stageOf.option(status), isOpen: !isFinal(optionMachine.states[status]) }
}

const isFinal = ({ isFinal: ends }: State): boolean => ends === true
