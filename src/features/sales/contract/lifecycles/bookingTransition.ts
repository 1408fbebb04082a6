import type { BookingStatus } from './bookingStates'
import type { Transition } from '#contract/lifecycle'

/** What a booking is judged by. */
export interface BookingFacts {
  /** Instant. */
  readonly withdrawal_ends_at: string | null
  /** Day on which the offer of loan came. */
  readonly loan_offer_at: string | null
}

export type BookingTransition = Transition<BookingStatus, BookingFacts>
type Partly = Partial<BookingTransition>

export const byAdviser = { by: ['adviser'], right: 'actOnSales' } as const satisfies Partly
export const byClient = { by: ['client'], right: 'actOnSales' } as const satisfies Partly
export const byAdviserOrClient = { by: ['adviser', 'client'], right: 'actOnSales' } as const satisfies Partly
export const byPromoter = { by: ['promoter'], right: 'actOnSales' } as const satisfies Partly
/** The promoter, or who administers the sales of the firm. */
export const byAdministration = { by: ['promoter', 'adviser'], right: 'editBookingDocuments' } as const satisfies Partly
export const byNotary = { by: ['notary'], right: 'actOnSales' } as const satisfies Partly
export const byNotaryOrAdviser = { by: ['notary', 'adviser'], right: 'actOnSales' } as const satisfies Partly
export const bySystem = { by: ['system'] } as const satisfies Partly
