import {
  bookingLifecycle,
  optionLifecycle,
  reportLifecycle,
  type BookingStatus,
  type OptionStatus,
  type ReportStatus,
} from '#features/sales/contract/lifecycles'
import { partners } from '#features/catalogue/server'
import { clients } from '#features/clientFile/server'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { statusAt } from '#server/repositories/lifecycle'

interface Counted {
  readonly client_file_id: string
  /** In charge of the file. */
  readonly adviser_id: string | null
  /** Euros; null for a dénonciation. */
  readonly price: number | null
}

/** A sale in the state of an instant, as it is counted. */
export type CountedSale = Counted &
  (
    | { readonly kind: 'report'; readonly status: ReportStatus }
    | { readonly kind: 'option'; readonly status: OptionStatus }
    | { readonly kind: 'booking'; readonly status: BookingStatus; readonly commission: number | null }
  )

/** Those of whose files these colleagues are in charge, or all. */
interface Asked {
  readonly scope: Scope
  readonly advisers: readonly string[] | null
}

/** The sales of a scope, once each. */
export async function countedSales(
  database: Queryable,
  { scope, advisers, now }: Asked & { readonly now: Date },
): Promise<readonly CountedSale[]> {
  const parameters = new Parameters()
  const instant = `${parameters.add(now)}::timestamptz`
  const seen = seenIn(scope, parameters)
  const [adviser, price] = [clients.adviserOfFile('s'), partners.priceOfLot('s.property_id')]
  const all = [
    `SELECT 'report' AS kind, s.client_file_id, ${adviser} AS adviser_id, NULL::float8 AS price, NULL::float8 AS commission,
       ${statusAt(reportLifecycle, 's', instant)} AS status FROM reports s WHERE ${seen('report')}`,
    `SELECT 'option', s.client_file_id, ${adviser}, ${price}, NULL, ${statusAt(optionLifecycle, 's', instant)}
     FROM options s WHERE ${seen('option')}`,
    `SELECT 'booking', s.client_file_id, ${adviser}, coalesce(s.price::float8, ${price}), s.commission::float8,
       ${statusAt(bookingLifecycle, 's', instant)} FROM bookings s WHERE ${seen('booking')}`,
  ]
  return database.query<CountedSale & Record<string, unknown>>(
    `SELECT * FROM (${all.join(' UNION ALL ')}) s WHERE ${ofAdvisers('s.adviser_id', advisers, parameters)}`,
    parameters.values,
  )
}

/** How many bookings have come to a state for the first time since an instant, and since another one before. */
export interface Reached {
  readonly firm: readonly [now: number, before: number]
  readonly deeds: readonly [now: number, before: number]
}

/** Bookings that became firm, and deeds that were signed, this month and the month before. @param months their first instants */
export async function reachedIn(
  database: Queryable,
  { scope, advisers, months }: Asked & { readonly months: Months },
): Promise<Reached> {
  const parameters = new Parameters()
  const [from, until] = [parameters.add(months.last), parameters.add(months.current)]
  const seen = seenIn(scope, parameters)
  const rows = await database.query<{ to_status: string; now: number; before: number }>(
    `SELECT to_status, count(*) FILTER (WHERE at >= ${until})::integer AS now, count(*) FILTER (WHERE at < ${until})::integer AS before
     FROM (
       SELECT h.booking_id, h.to_status, min(h.at) AS at FROM sale_history h
       JOIN bookings s ON s.company_id = h.company_id AND s.id = h.booking_id
       WHERE h.to_status IN ('firm', 'deed_signed') AND ${seen('booking')}
         AND ${ofAdvisers(clients.adviserOfFile('s'), advisers, parameters)}
       GROUP BY h.booking_id, h.to_status
     ) first WHERE at >= ${from} GROUP BY to_status`,
    parameters.values,
  )
  const of = (status: string): readonly [number, number] => {
    const found = rows.find(({ to_status }) => to_status === status)
    return [found?.now ?? 0, found?.before ?? 0]
  }
  return { firm: of('firm'), deeds: of('deed_signed') }
}

/** The first instants of this month and of the month before. */
export interface Months {
  readonly current: Date
  readonly last: Date
}

/** SQL: that sale `s` is of the scope. */
const seenIn =
  (scope: Scope, parameters: Parameters) =>
  (kind: 'report' | 'option' | 'booking'): string =>
    `(s.company_id, s.id) IN (SELECT v.company_id, v.id FROM ${kind}_viewers v WHERE ${within(scope, 'v', parameters)})`

/** SQL: that an expression is one of these colleagues, where some are named. */
function ofAdvisers(adviser: string, advisers: Asked['advisers'], parameters: Parameters): string {
  const named = `${parameters.add(advisers)}::uuid[]`
  return `(${named} IS NULL OR ${adviser} = ANY(${named}))`
}
