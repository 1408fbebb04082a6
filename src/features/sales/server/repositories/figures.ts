import {
  bookingLifecycle,
  optionLifecycle,
  reportLifecycle,
  type BookingStatus,
  type OptionStatus,
  type ReportStatus,
} from '#features/sales/contract/lifecycles'
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
  const seen = seenIn({ scope, advisers }, parameters)
  const ofLot = 'JOIN properties l ON l.id = s.property_id'
  return database.query<CountedSale & Record<string, unknown>>(
    [
      `SELECT 'report' AS kind, s.client_file_id, f.adviser_id, NULL::float8 AS price, NULL::float8 AS commission,
         ${statusAt(reportLifecycle, 's', instant)} AS status FROM reports s ${seen('report')}`,
      `SELECT 'option', s.client_file_id, f.adviser_id, l.property_price::float8, NULL, ${statusAt(optionLifecycle, 's', instant)}
       FROM options s ${ofLot} ${seen('option')}`,
      `SELECT 'booking', s.client_file_id, f.adviser_id, coalesce(s.price, l.property_price)::float8, s.commission::float8,
         ${statusAt(bookingLifecycle, 's', instant)} FROM bookings s ${ofLot} ${seen('booking')}`,
    ].join(' UNION ALL '),
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
  const seen = seenIn({ scope, advisers }, parameters)
  const rows = await database.query<{ to_status: string; now: number; before: number }>(
    `SELECT to_status, count(*) FILTER (WHERE at >= ${until})::integer AS now, count(*) FILTER (WHERE at < ${until})::integer AS before
     FROM (
       SELECT h.booking_id, h.to_status, min(h.at) AS at FROM sale_history h
       JOIN bookings s ON s.company_id = h.company_id AND s.id = h.booking_id ${seen('booking')}
         AND h.to_status IN ('firm', 'deed_signed') GROUP BY h.booking_id, h.to_status
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

/** SQL: joins the file of sale `s`, and keeps those of the scope. */
const seenIn =
  ({ scope, advisers }: Asked, parameters: Parameters) =>
  (kind: 'report' | 'option' | 'booking'): string =>
    `JOIN client_files f ON f.company_id = s.company_id AND f.id = s.client_file_id
     WHERE (s.company_id, s.id) IN (SELECT v.company_id, v.id FROM ${kind}_viewers v WHERE ${within(scope, 'v', parameters)})
       AND (${parameters.add(advisers)}::uuid[] IS NULL OR f.adviser_id = ANY(${parameters.add(advisers)}::uuid[]))`
