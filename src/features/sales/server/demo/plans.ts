import type { BookingStatus, OptionStatus, ReportStatus } from '#features/sales/contract/lifecycles'

/** A sale of the demo firm: its state, on the file of this key. */
interface Plan<Status> {
  readonly status: Status
  readonly file: string
}

export const DAY_MS = 86_400_000

/** How long ago the last step of each was made, in days. */
export const bookingPlans: readonly (Plan<BookingStatus> & { readonly daysAgo: number })[] = [
  { status: 'withdrawal_period', file: 'cf30', daysAgo: 3 },
  { status: 'in_signature', file: 'cf31', daysAgo: 2 },
  { status: 'loan_offer', file: 'cf32', daysAgo: 5 },
  { status: 'deed_draft_notified', file: 'cf33', daysAgo: 12 },
  { status: 'building', file: 'cf34', daysAgo: 60 },
  { status: 'delivered', file: 'cf35', daysAgo: 20 },
  { status: 'withdrawn', file: 'cf29', daysAgo: 14 },
  { status: 'loan_refused', file: 'cf28', daysAgo: 9 },
  { status: 'draft', file: 'cf36', daysAgo: 1 },
  { status: 'requested', file: 'cf37', daysAgo: 1 },
  { status: 'incomplete', file: 'cf38', daysAgo: 4 },
  { status: 'cancelled_client', file: 'cf36', daysAgo: 30 },
  { status: 'cancelled_promoter', file: 'cf38', daysAgo: 45 },
]

/** Hours since one that waits was asked for, or since another came to its end; the law of its state times one that lives. */
export const optionPlans: readonly (Plan<OptionStatus> & { readonly hours: number; readonly rank?: 2 })[] = [
  { status: 'active', file: 'cf36', hours: 0 },
  { status: 'waitlisted', file: 'cf38', hours: 3, rank: 2 },
  { status: 'expiring', file: 'cf37', hours: 0 },
  { status: 'requested', file: 'cf36', hours: 4 },
  { status: 'released', file: 'cf29', hours: 200 },
  { status: 'expired', file: 'cf38', hours: 90 },
  { status: 'refused', file: 'cf28', hours: 300 },
]

/** Days since each was sent; a draft since it was begun. */
export const reportPlans: readonly (Plan<ReportStatus> & { readonly daysAgo: number })[] = [
  { status: 'draft', file: 'cf37', daysAgo: 1 },
  { status: 'sent', file: 'cf36', daysAgo: 1 },
  { status: 'accepted', file: 'cf37', daysAgo: 20 },
  { status: 'conflict', file: 'cf38', daysAgo: 6 },
  { status: 'rejected', file: 'cf28', daysAgo: 15 },
  { status: 'expired', file: 'cf29', daysAgo: 200 },
  { status: 'used', file: 'cf30', daysAgo: 40 },
  { status: 'used', file: 'cf31', daysAgo: 30 },
  { status: 'cancelled', file: 'cf38', daysAgo: 50 },
]
