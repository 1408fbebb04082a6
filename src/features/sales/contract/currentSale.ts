import type { BookingStatus } from './lifecycles/bookingStates'
import type { State } from '#contract/lifecycle'
import type { OptionStatus } from './lifecycles/option'
import type { ReportStatus } from './lifecycles/report'

export type SaleStage = 'contact' | 'option' | 'booking' | 'firm' | 'deed' | 'sold' | 'closed' | 'lost'

/** How far the sale of a client file has come; never stored. */
export const saleStages: Readonly<Record<SaleStage, State>> = {
  contact: { label: 'Client déclaré', tone: 'info' },
  option: { label: 'Sous option', tone: 'warning' },
  booking: { label: 'Réservation en cours', tone: 'info' },
  firm: { label: 'Ferme', tone: 'success' },
  deed: { label: 'Acte en préparation', tone: 'info' },
  sold: { label: 'Acté', tone: 'violet' },
  closed: { label: 'Livré', tone: 'neutral', isFinal: true },
  lost: { label: 'Perdu', tone: 'neutral', isFinal: true },
}

const ofReport: Readonly<Record<ReportStatus, SaleStage | undefined>> = {
  draft: undefined,
  sent: 'contact',
  accepted: 'contact',
  expiring: 'contact',
  conflict: 'contact',
  rejected: 'lost',
  expired: 'lost',
  used: undefined,
  cancelled: 'lost',
}

const ofOption: Readonly<Record<OptionStatus, SaleStage | undefined>> = {
  requested: 'contact',
  active: 'option',
  expiring: 'option',
  waitlisted: 'contact',
  converted: undefined,
  released: 'lost',
  expired: 'lost',
  refused: 'lost',
}

const ofBooking: Readonly<Record<BookingStatus, SaleStage | undefined>> = {
  draft: undefined,
  requested: 'booking',
  incomplete: 'booking',
  contract_edited: 'booking',
  in_signature: 'booking',
  client_signed: 'booking',
  countersigned: 'booking',
  withdrawal_period: 'booking',
  firm: 'firm',
  loan_submitted: 'firm',
  loan_offer: 'firm',
  loan_accepted: 'firm',
  deed_draft_notified: 'deed',
  deed_scheduled: 'deed',
  deed_signed: 'sold',
  building: 'sold',
  delivered: 'closed',
  withdrawn: 'lost',
  loan_refused: 'lost',
  cancelled_client: 'lost',
  cancelled_promoter: 'lost',
}

/** From the furthest to the least. */
const FURTHEST_FIRST: readonly SaleStage[] = ['closed', 'sold', 'deed', 'firm', 'booking', 'option', 'contact', 'lost']

/** How far one sale has come; undefined for a draft, and for what went on as something else. */
export const stageOf = {
  report: (status: ReportStatus) => ofReport[status],
  option: (status: OptionStatus) => ofOption[status],
  booking: (status: BookingStatus) => ofBooking[status],
}

/** The furthest of several stages; lost only when all are; undefined without any. */
export function furthestStage(stages: readonly (SaleStage | undefined)[]): SaleStage | undefined {
  return FURTHEST_FIRST.find((stage) => stages.includes(stage))
}
