import { entriesOf } from '#contract/json'
import { bookingChange, bookingCreation, bookingForm } from '#features/sales/contract'
import { askingOf } from '#server/http/collections'
import { answered, lifecycleRoutes, type ServedLifecycle } from '#server/http/lifecycle'
import type { ApiRoute } from '#server/http/routes'
import { accepted, notFound, scopeOf } from '#server/operations'
import { readResource } from '#server/operations/collections'
import { checkComplete } from '#contract'
import { bookings, shownBooking } from '../collections/bookings'
import { changeBooking, createBooking, removeBooking } from '../operations/bookings'
import { bookingSales, type Booking } from '../operations/kinds'
import { policies, readingPapers } from '../policies'
import { findPaperContent } from '../repositories/papers'
import { calendarRoute } from './calendar'
import { historyRoute } from './history'
import { saidBeside } from './saidBeside'

const PATH = '/v3/bookings'
/** They may bring papers. */
const files = { names: ['documents'] } as const

const served: ServedLifecycle<Booking> = {
  type: 'booking',
  path: PATH,
  words: {
    create: 'Prépare une réservation\u202f; rien n’est envoyé, le lot n’est pas encore retenu',
    show: 'Une réservation',
    change: 'Change une réservation et ses pièces, ou agit (`action`)\u00a0: `submit`, `edit_contract`, … `deliver`',
    remove: 'Supprime un brouillon de réservation\u202f; le lot qu’il tenait redevient disponible',
  },
  creation: bookingCreation,
  change: bookingChange,
  files,
  collection: bookings,
  only: bookingSales.only,
  create: createBooking,
  act: changeBooking,
  remove: removeBooking,
  shown: async (call, booking) => ({
    data: shownBooking(booking, call.viewer, call.now),
    meta: { ...bookingSales.metaOf(booking, call.viewer, call.now), ...(await saidBeside(call, booking)) },
  }),
}

/** What is done with one booking; the list follows from the collection. */
export const bookingRoutes: readonly ApiRoute[] = [
  ...lifecycleRoutes(served),
  {
    method: 'POST',
    path: '/v3/booking-forms',
    access: 'viewer',
    writes: true,
    summary: 'Envoie la demande de réservation au promoteur\u00a0: l’action `submit` de la réservation',
    body: bookingForm,
    files,
    answers: 'booking',
    handle: async (call) => {
      const { documents, booking, ...rest } = entriesOf(call.body)
      scopeOf(policies.booking.update, call.viewer)
      const { booking: id } = accepted(checkComplete(bookingForm, { ...rest, booking }))
      const input = { ...rest, action: 'submit', ...(documents === undefined ? {} : { documents }) }
      return answered(served, call, await changeBooking(askingOf(call), { id, input }))
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
