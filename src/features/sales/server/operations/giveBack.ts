import { lotState } from '#features/catalogue/server'
import type { Queryable } from '#server/db'
import { insertStep } from '../repositories/history'
import { cancelBooking, findOpenBookingsOfFile } from '../repositories/bookings'
import { findLiveOptionsOfFile, writeOption } from '../repositories/options'
import type { FileOfFirm } from '../repositories/salesOfFile'
import { followFile } from './followFile'
import { automaticStep } from './steps'

/** Ends the sales of a file that is about to be deleted: its lots are free again, and whoever waits has them with the next round. */
export async function giveBackLots(transaction: Queryable, file: FileOfFirm, now: Date): Promise<void> {
  const { companyId, clientFileId } = file
  const options = await findLiveOptionsOfFile(transaction, companyId, clientFileId)
  for (const option of options) {
    const lot = await lotState.lockLot(transaction, option.property_id)
    await writeOption(transaction, option, { status: 'released', channel: 'system', reason: REASON })
    await insertStep(transaction, {
      ...automaticStep({ companyId, sale: { kind: 'option', id: option.id } }, now),
      action: 'release',
      from: option.status,
      to: 'released',
      reason: REASON,
    })
    if (option.rank === 1 && lot?.status === 'optioned') await lotState.writeLotStatus(transaction, lot.id, 'available')
  }
  const bookings = await findOpenBookingsOfFile(transaction, file)
  for (const booking of bookings) {
    const lot = await lotState.lockLot(transaction, booking.property_id)
    await cancelBooking(transaction, companyId, booking.id, REASON)
    await insertStep(transaction, {
      ...automaticStep({ companyId, sale: { kind: 'booking', id: booking.id } }, now),
      action: 'cancel_client',
      from: booking.status,
      to: 'cancelled_client',
      reason: REASON,
    })
    const heldIt = booking.status !== 'draft' || booking.option_id !== null
    if (heldIt && lot?.status === 'booked') await lotState.writeLotStatus(transaction, lot.id, 'available')
  }
  if (options.length + bookings.length > 0) await followFile({ database: transaction, now }, file)
}

const REASON = 'Dossier supprimé'
