import { bookingStatusAt, optionStatusAt, reportStatusAt } from '#features/sales/contract'
import { bookingMachine, optionMachine, reportMachine } from '#features/sales/contract/machines'
import { policies } from '../policies'
import { tables } from '../tables'
import { holdsLot } from './heldLot'
import { idOf, saleOperations, type Of } from './saleKind'
import { undoneByBooking, undoneByOption } from './undoes'

export type Report = Of<'report'>
export type Option = Of<'option'>
export type Booking = Of<'booking'>

/** Clients declared to promoters. */
export const reportSales = saleOperations({
  type: 'report',
  table: tables.report,
  policy: policies.report,
  machine: reportMachine,
  statusOf: ({ attributes: { status, expires_at } }, now) =>
    reportStatusAt({ status: status ?? 'draft', expires_at: expires_at ?? null }, now),
  factsOf: ({ attributes: { renewal_count } }) => ({ renewal_count: renewal_count ?? 0 }),
  undoes: (_report, action) => (action === 'cancel' ? ['Vous perdez l’antériorité sur ce client.'] : []),
})

/** Lots held for clients. */
export const optionSales = saleOperations({
  type: 'option',
  table: tables.option,
  policy: policies.option,
  machine: optionMachine,
  statusOf: ({ attributes: { status, expires_at, validation_due_at } }, now) =>
    optionStatusAt(
      {
        status: status ?? 'requested',
        expires_at: expires_at ?? null,
        validation_due_at: validation_due_at ?? null,
      },
      now,
    ),
  factsOf: ({ attributes: { extension_count, expires_at } }) => ({
    extension_count: extension_count ?? 0,
    expires_at: expires_at ?? null,
  }),
  undoes: ({ attributes: { rank } }, action) => undoneByOption(action, rank ?? 1),
})

/** Lots that are bought. */
export const bookingSales = saleOperations({
  type: 'booking',
  table: tables.booking,
  policy: policies.booking,
  machine: bookingMachine,
  statusOf: ({ attributes: { status, withdrawal_ends_at } }, now) =>
    bookingStatusAt({ status: status ?? 'draft', withdrawal_ends_at: withdrawal_ends_at ?? null }, now),
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
