import type { BookingStatus } from './machines/bookingStates'
import type { OptionStatus } from './machines/option'
import type { ReportStatus } from './machines/report'

const HOUR_MS = 3_600_000
/** How long before its end an option, a dénonciation, is said to expire soon. */
const OPTION_NOTICE_MS = 24 * HOUR_MS
const REPORT_NOTICE_MS = 7 * 24 * HOUR_MS

/** What time moves of an option. Instants. */
export interface OptionInTime {
  readonly status: OptionStatus
  readonly expires_at: string | null
  readonly validation_due_at: string | null
}

/**
 * The state of an option at an instant, whether or not it was written down: it ends at the very instant of `expires_at`, and lapses
 * once the last day has passed on which its promoter could answer.
 */
export function optionStatusAt({ status, expires_at, validation_due_at }: OptionInTime, now: Date): OptionStatus {
  if (status === 'requested') return timeLeft(validation_due_at, now) <= -SECOND_MS ? 'expired' : status
  if (status !== 'active' && status !== 'expiring') return status
  const left = timeLeft(expires_at, now)
  if (left <= 0) return 'expired'
  return left < OPTION_NOTICE_MS ? 'expiring' : 'active'
}

/** The state of a dénonciation at an instant: it holds through the last second of its last day. */
export function reportStatusAt(
  { status, expires_at }: { readonly status: ReportStatus; readonly expires_at: string | null },
  now: Date,
): ReportStatus {
  if (status !== 'accepted' && status !== 'expiring') return status
  const left = timeLeft(expires_at, now)
  if (left <= -SECOND_MS) return 'expired'
  return left < REPORT_NOTICE_MS ? 'expiring' : 'accepted'
}

/** The state of a booking at an instant: nobody withdraws from it any more after the last second of the period. */
export function bookingStatusAt(
  { status, withdrawal_ends_at }: { readonly status: BookingStatus; readonly withdrawal_ends_at: string | null },
  now: Date,
): BookingStatus {
  return status === 'withdrawal_period' && timeLeft(withdrawal_ends_at, now) <= -SECOND_MS ? 'firm' : status
}

/** A deadline in days names its last second, which is whole. */
const SECOND_MS = 1000

function timeLeft(instant: string | null, now: Date): number {
  return instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant) - now.getTime()
}
