import type { Resource } from '#contract/jsonapi'
import { entriesOf } from '#contract/json'
import { bookingChange, bookingCreation, bookingForm } from '#features/sales/contract'
import { findSaleMessages } from '../repositories/messages'
import { askingOf, includesOfOne } from '#server/http/collections'
import type { Answer, ApiRoute, Call } from '#server/http/routes'
import { accepted, notFound, scopeOf } from '#server/operations'
import { readResource } from '#server/operations/collections'
import type { VirusScan } from '#server/services/virusScan'
import { checkComplete } from '#contract'
import { bookings, shownBooking } from '../collections/bookings'
import { changeBooking, createBooking, removeBooking } from '../operations/bookings'
import { deadlinesOf } from '../operations/saleDeadlines'
import { bookingSales, type Booking } from '../operations/kinds'
import { refuseInfected } from '../operations/paperScan'
import { policies, readingPapers } from '../policies'
import { findPaperContent } from '../repositories/papers'
import { calendarRoute } from './calendar'
import { historyRoute } from './history'

const PATH = '/v3/bookings'
const answers = 'booking'
/** They may bring papers. */
const files = { names: ['documents'] } as const

/** What is done with one booking; the list follows from the collection. */
export const bookingRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: PATH,
    access: 'viewer',
    writes: true,
    summary: 'Prépare une réservation\u202f; rien n’est envoyé, le lot n’est pas encore retenu',
    body: bookingCreation,
    files,
    answers,
    handle: async (call) => answered(call, await createBooking(askingOf(call), call.body), 201),
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'viewer',
    summary:
      'Une réservation\u202f; `meta.allowed_actions` dit ce qui est possible, `meta.actions` pourquoi le reste ne l’est pas',
    answers,
    query: includesOfOne(bookings),
    handle: async (call) => {
      const { query, parameter } = call
      const { data, included } = await readResource(bookings, askingOf(call), parameter('id'), query.includePaths)
      return answered(call, bookingSales.only([data]), 200, included)
    },
  },
  {
    method: 'PUT',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    summary: 'Change une réservation et ses pièces, ou agit (`action`)\u00a0: `submit`, `edit_contract`, … `deliver`',
    body: bookingChange,
    files,
    answers,
    handle: async (call) => {
      const { body: input, version } = call
      return answered(call, await changeBooking(askingOf(call), { id: call.parameter('id'), input, version }))
    },
  },
  {
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    summary: 'Supprime un brouillon de réservation\u202f; le lot qu’il tenait redevient disponible',
    handle: async (call) => {
      await removeBooking(askingOf(call), call.parameter('id'))
      return { status: 204 }
    },
  },
  {
    method: 'POST',
    path: '/v3/booking-forms',
    access: 'viewer',
    writes: true,
    summary: 'Envoie la demande de réservation au promoteur\u00a0: l’action `submit` de la réservation',
    body: bookingForm,
    files,
    answers,
    handle: async (call) => {
      const { documents, booking, ...rest } = entriesOf(call.body)
      scopeOf(policies.booking.update, call.viewer)
      const { booking: id } = accepted(checkComplete(bookingForm, { ...rest, booking }))
      const input = { ...rest, action: 'submit', ...(documents === undefined ? {} : { documents }) }
      return answered(call, await changeBooking(askingOf(call), { id, input }))
    },
  },
  {
    method: 'GET',
    path: `${PATH}/:id/documents/:documentId`,
    access: 'viewer',
    summary: 'Le fichier d’une pièce',
    handle: async (call) => {
      const { database, viewer, parameter } = call
      scopeOf(readingPapers, viewer)
      const bookingId = parameter('id')
      await readResource(bookings, askingOf(call), bookingId)
      const paper = { companyId: viewer.companyId, bookingId, id: parameter('documentId') }
      const found = await findPaperContent(database, paper)
      if (!found) throw notFound()
      return { bytes: found.content, mediaType: found.media_type, savedAs: found.name }
    },
  },
  historyRoute({ path: PATH, of: 'd’une réservation', collection: bookings, kind: 'booking' }),
  calendarRoute({
    path: PATH,
    label: 'Réservation',
    collection: bookings,
    only: bookingSales.only,
    list: 'reservations',
  }),
]

/** The same routes, whose papers are looked into before anything is kept. @param scan undefined: nobody looks */
export const scanned = (routes: readonly ApiRoute[], scan: VirusScan | undefined): readonly ApiRoute[] =>
  routes.map((route) => {
    if (!scan || route.access !== 'viewer' || !route.files) return route
    return {
      ...route,
      handle: async (call: Call) => {
        await refuseInfected(call.body, scan)
        return route.handle(call)
      },
    }
  })

async function answered(
  { database, viewer, now }: Call,
  booking: Booking,
  status: 200 | 201 = 200,
  included: readonly Resource[] = [],
): Promise<Answer> {
  const sale = { kind: 'booking', id: booking.id } as const
  const meta = {
    ...bookingSales.metaOf(booking, viewer, now),
    deadlines: await deadlinesOf(database, booking),
    messages: await findSaleMessages(database, { companyId: viewer.companyId, sale }),
  }
  return { status, data: shownBooking(booking, viewer, now), included, meta }
}
