import { lotState, properties } from '#features/catalogue/server'
import type { BookingStatus } from '#features/sales/contract/lifecycles'
import { notFound } from '#server/operations'
import { readResource, type Asking } from '#server/operations/collections'
import { insertStep } from '../repositories/history'
import { writeOption, type LiveOption } from '../repositories/options'
import { holdsLot, lotIn } from './heldLot'
import type { Booking } from './kinds'
import { holdLotOnSale, moveByItself, type LotOnSale, type Moving } from './lots'
import { notSoldBecause, takenBy } from './ranks'
import { idOf } from '#server/operations/lifecycle'
import { ownStep } from './steps'

/** The lot is booked: those who waited for it wait no more. */
export async function bookLot(moving: Moving, { lot, options }: LotOnSale): Promise<void> {
  for (const option of options)
    await moveByItself(moving, {
      lot,
      option,
      action: option.rank > 1 ? 'lapse' : 'expire',
      change: { status: 'expired' },
    })
  await lotState.writeLotStatus(moving.database, lot.id, 'booked')
}

/** Holds the lot of a sale. @throws Failure notFound for a lot that is no more */
export async function holdLotOf(
  asking: Asking,
  sale: { readonly relationships: Booking['relationships'] } & Booking,
): Promise<LotOnSale> {
  const onSale = await holdLotOnSale(asking, idOf(sale, 'property') ?? '')
  if (!onSale) throw notFound()
  return onSale
}

/**
 * Takes the lot for a booking, unless it holds it already: it is free, or under the option of the same client.
 * @returns the option that became the booking @throws Failure taken, impossible
 */
export async function takeForBooking(asking: Asking, onSale: LotOnSale, booking: Booking): Promise<string | null> {
  const option = idOf(booking, 'option')
  if (option !== null) return option
  const { lot, options } = onSale
  const own = options.find((one) => isOf(asking, booking, one))
  const isFree = lot.status === 'available' && !options.some(({ rank }) => rank === 1)
  if (!own && !isFree) {
    const { data: shown } = await readResource(properties, asking, lot.id)
    const unsold = notSoldBecause(shown, lot.status)
    throw unsold ?? (await takenBy(asking, shown, onSale))
  }
  if (own) await convertInto(asking, own, booking.id)
  await bookLot(asking, { lot, options: options.filter((one) => one !== own) })
  return own?.id ?? null
}

/** The active option of the same client, in the same firm. */
const isOf = ({ viewer }: Asking, booking: Booking, option: LiveOption): boolean =>
  option.company_id === viewer.companyId &&
  option.client_file_id === idOf(booking, 'client_file') &&
  (option.status === 'active' || option.status === 'expiring')

async function convertInto(asking: Asking, option: LiveOption, bookingId: string): Promise<void> {
  const { database } = asking
  await writeOption(database, option, { status: 'converted', channel: 'adviser', booking_id: bookingId })
  await insertStep(database, {
    ...ownStep(asking, { kind: 'option', id: option.id }),
    channel: 'adviser',
    action: 'convert',
    from: option.status,
    to: 'converted',
  })
}

/** What the catalogue says of the lot, once its booking is in another state. */
export async function followBookedLot(
  { database }: Moving,
  { lot }: LotOnSale,
  { from, to, booking }: { readonly from: BookingStatus; readonly to: BookingStatus; readonly booking: Booking },
): Promise<void> {
  const becomes = lotIn(to)
  if (becomes !== undefined && becomes !== lot.status) await lotState.writeLotStatus(database, lot.id, becomes)
  if (becomes === undefined && holdsLot(from, idOf(booking, 'option') !== null) && lot.status === 'booked')
    await lotState.writeLotStatus(database, lot.id, 'available')
}
