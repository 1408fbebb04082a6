import { bookingActionBodies, optionActionBodies, reportActionBodies } from '#features/sales/contract'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'
import { idOf, lifecycleOperations, type Of } from '#server/operations/lifecycle'
import { policies } from '../policies'
import { keepStepsOf } from '../repositories/history'
import { tables } from '../tables'
import { holdsLot } from './heldLot'
import { undoneByBooking, undoneByOption } from './undoes'

export type Report = Of<'report'>
export type Option = Of<'option'>
export type Booking = Of<'booking'>

/** Clients declared to promoters. */
export const reportSales = lifecycleOperations({
  type: 'report',
  table: tables.report,
  policy: policies.report,
  lifecycle: reportLifecycle,
  bodies: reportActionBodies,
  keepStep: keepStepsOf('report'),
  factsOf: ({ attributes: { renewal_count } }) => ({ renewal_count: renewal_count ?? 0 }),
  undoes: (_report, action) => (action === 'cancel' ? ['Vous perdez l’antériorité sur ce client.'] : []),
})

/** Lots held for clients. */
export const optionSales = lifecycleOperations({
  type: 'option',
  table: tables.option,
  policy: policies.option,
  lifecycle: optionLifecycle,
  bodies: optionActionBodies,
  keepStep: keepStepsOf('option'),
  factsOf: ({ attributes: { extension_count, expires_at } }) => ({
    extension_count: extension_count ?? 0,
    expires_at: expires_at ?? null,
  }),
  undoes: ({ attributes: { rank } }, action) => undoneByOption(action, rank ?? 1),
})

/** Lots that are bought. */
export const bookingSales = lifecycleOperations({
  type: 'booking',
  table: tables.booking,
  policy: policies.booking,
  lifecycle: bookingLifecycle,
  bodies: bookingActionBodies,
  keepStep: keepStepsOf('booking'),
  factsOf: ({ attributes: { withdrawal_ends_at, loan_offer_at } }) => ({
    withdrawal_ends_at: withdrawal_ends_at ?? null,
    loan_offer_at: loan_offer_at ?? null,
  }),
  undoes: (booking, action, status) =>
    undoneByBooking(action, {
      status,
      holdsLot: holdsLot(status, idOf(booking, 'option') !== null),
      deposit: booking.attributes.deposit_amount ?? 0,
    }),
})
