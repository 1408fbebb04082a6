import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { FIRST_CONTACT_HOURS, RETENTION_YEARS } from '#features/leads/contract'
import { afterWorkingHours } from '#server/services'

dayjs.extend(utc)

/** A working day, hours. */
const WORKING_DAY = 9

/** Until when somebody must have answered a lead that came at this instant. */
export const firstContactDue = (receivedAt: Date): string =>
  afterWorkingHours(receivedAt, FIRST_CONTACT_HOURS).toISOString()

/** When to call again after a call without an answer. */
export const nextAttempt = (at: Date): string => afterWorkingHours(at, WORKING_DAY).toISOString()

/** The day on which the data of someone last heard of at this instant goes; the 28th for a 29 February. */
export const retainedUntil = (instant: Date): string =>
  dayjs.utc(instant).add(RETENTION_YEARS, 'year').format('YYYY-MM-DD')
