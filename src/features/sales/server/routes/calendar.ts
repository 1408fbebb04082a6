import { currentSalesAddress } from '#features/clientFile/contract'
import { askingOf, type ServedCollection } from '#server/http/collections'
import type { ApiRoute } from '#server/http/routes'
import type { Resource } from '#contract/jsonapi'
import { readResource } from '#server/operations/collections'
import { partners } from '#features/catalogue/server'
import { calendarOf } from '../operations/calendar'
import type { Booking, Option, Report } from '../operations/kinds'
import { deadlinesOf } from '../operations/saleDeadlines'
import { idOf } from '#server/operations/lifecycle'

interface CalendarOf {
  readonly path: string
  /** In French: `Option`. */
  readonly label: string
  readonly collection: ServedCollection
  /** The sale among what was found. @throws Failure notFound */
  readonly only: (found: readonly Resource[]) => Report | Option | Booking
  readonly list: Parameters<typeof currentSalesAddress>[1]
}

/** The deadlines of one sale, for a calendar. */
export const calendarRoute = ({ path, label, collection, only, list }: CalendarOf): ApiRoute => ({
  method: 'GET',
  path: `${path}/:id/calendar`,
  access: 'viewer',
  summary: `${label}\u00a0: ses échéances, pour un agenda (iCalendar)`,
  handle: async (call) => {
    const { database, now, publicUrl, parameter } = call
    const sale = only([(await readResource(collection, askingOf(call), parameter('id'))).data])
    const ofPromoter = { promoterId: idOf(sale, 'promoter'), programId: idOf(sale, 'program') }
    const promoter = (await partners.findTerms(database, ofPromoter))?.name
    const calendar = calendarOf(await deadlinesOf(database, sale), {
      id: sale.id,
      title: promoter === undefined ? label : `${label} chez ${promoter}`,
      address: `${publicUrl}${currentSalesAddress(idOf(sale, 'client_file') ?? '', list)}`,
      now,
    })
    return { bytes: Buffer.from(calendar), mediaType: 'text/calendar; charset=utf-8', savedAs: 'echeances.ics' }
  },
})
