import { FIRST_CONTACT_HOURS, RETENTION_YEARS } from '#features/leads/contract'
import { afterWorkingHours } from '#server/services'

/** A working day, hours. */
const WORKING_DAY = 9

/** Until when somebody must have answered a lead that came at this instant. */
export const firstContactDue = (receivedAt: Date): string =>
  afterWorkingHours(receivedAt, FIRST_CONTACT_HOURS).toISOString()

/** When to call again after a call without an answer. */
export const nextAttempt = (at: Date): string => afterWorkingHours(at, WORKING_DAY).toISOString()

/** The day on which the data of someone last heard of at this instant goes; the 28th for a 29 February. */
export function retainedUntil(instant: Date): string {
  const [year = '', month = '', day = ''] = instant.toISOString().slice(0, 10).split('-')
  const end = `${String(Number(year) + RETENTION_YEARS)}-${month}`
  return month === '02' && day === '29' ? `${end}-28` : `${end}-${day}`
}
