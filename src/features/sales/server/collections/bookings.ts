import { allows } from '#contract/access'
import { bookingLifecycle } from '#features/sales/contract/lifecycles'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { ServedCollection } from '#server/http/collections'
import { pointedAt } from '#server/operations/collections'
import { bookingSales } from '../operations/kinds'
import { policies } from '../policies'
import { tables } from '../tables'
import { options } from './options'
import { reports } from './reports'
import { lotSaleIncludes, saleList } from './saleLists'

/** A booking as a viewer sees it at an instant: without papers nor commission for those who may not see them. */
export function shownBooking(resource: Resource, { rights }: Pick<Viewer, 'rights'>, now: Date): Resource {
  const hidden = [
    ...(allows(rights, 'readBookingDocuments') ? [] : ['documents']),
    ...(allows(rights, 'seeSalesCommission') ? [] : ['commission']),
  ]
  const shown = bookingSales.shown(resource, now)
  const attributes = Object.fromEntries(Object.entries(shown.attributes).filter(([name]) => !hidden.includes(name)))
  return { ...shown, attributes }
}

/** Lots that are bought, the latest first. */
export const bookings: ServedCollection & Required<Pick<ServedCollection, 'list'>> = {
  label: 'Réservations',
  table: tables.booking,
  policy: policies.booking,
  includes: {
    ...lotSaleIncludes,
    option: pointedAt('option', () => options),
    report: pointedAt('report', () => reports),
  },
  shown:
    ({ viewer, now }) =>
    (resource) =>
      shownBooking(resource, viewer, now),
  list: saleList({ lifecycle: bookingLifecycle, filters: ['property'] }),
}
