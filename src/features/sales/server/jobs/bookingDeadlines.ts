import type { Queryable } from '#server/db'
import type { Scheduler } from '#server/jobs'
import { tellOfBooking } from '../operations/bookingLetters'
import { followFile } from '../operations/followFile'
import { takeFirmBookings } from '../repositories/bookings'
import { insertStep } from '../repositories/history'
import { automaticStep } from '../operations/steps'
import { movingRounds, type JobDependencies } from './movingRounds'

/** Writes down that withdrawal periods have ended, and tells who made the bookings. */
export const bookingDeadlines = (dependencies: JobDependencies): Scheduler => movingRounds(dependencies, endPeriods)

/** @returns how many were moved */
export async function endPeriods(database: Queryable, now: Date, publicUrl: string): Promise<number> {
  const firm = await takeFirmBookings(database, now)
  for (const { company_id: companyId, client_file_id: clientFileId, id, created_by_id: userId, promoter } of firm) {
    await insertStep(database, {
      ...automaticStep({ companyId, sale: { kind: 'booking', id } }, now),
      action: 'purge',
      from: 'withdrawal_period',
      to: 'firm',
    })
    await followFile({ database, now }, { companyId, clientFileId })
    const about = {
      companyId,
      clientFileId,
      userId,
      publicUrl,
      at: now,
      action: 'purge' as const,
      promoter,
      until: null,
    }
    await tellOfBooking(database, about)
  }
  return firm.length
}
