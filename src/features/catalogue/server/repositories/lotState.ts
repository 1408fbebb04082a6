import type { PropertyStatus } from '#features/catalogue/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'

/** A lot whose row is held until the end of the transaction: no sale of any firm takes it meanwhile. */
export interface HeldLot extends Record<string, unknown> {
  readonly id: string
  readonly status: PropertyStatus
  readonly program_id: string
  readonly promoter_id: string
  readonly promoter: string
  /** Slug. */
  readonly municipality: string
  /** Working days; null: nothing else is said. */
  readonly option_duration: number | null
  readonly validates_options: boolean
}

/** Waits for whoever holds it. @returns undefined for a lot that is no more */
export async function lockLot(transaction: Queryable, id: string): Promise<HeldLot | undefined> {
  const [lot] = await transaction.query<HeldLot>(
    `SELECT l.id, l.status, l.program_id, g.promoter_id, m.name AS promoter, g.municipality, m.option_duration, m.validates_options
     FROM properties l JOIN programs g ON g.id = l.program_id JOIN promoters m ON m.id = g.promoter_id
     WHERE l.id = $1 FOR NO KEY UPDATE OF l`,
    [id],
  )
  return lot
}

/** What a lot is sold for, and what its sale is paid, in euros; null for what is not known, and for a lot that is no more. */
export interface LotPrices extends Record<string, unknown> {
  readonly price: number | null
  readonly furniture_price: number | null
  readonly commission: number | null
}

export async function findPrices(database: Queryable, id: string): Promise<LotPrices> {
  const [prices] = await database.query<LotPrices>(
    'SELECT property_price AS price, furniture_price, commission FROM properties WHERE id = $1',
    [id],
  )
  return prices ?? { price: null, furniture_price: null, commission: null }
}

/** SQL: whether the lot of an expression is for sale. */
export const isForSale = (lot: string): string =>
  `EXISTS (SELECT FROM properties l WHERE l.id = ${lot} AND l.status = 'available')`

/** SQL: whether the lot of a row, of a firm, is for sale and shown to that firm. */
export const isShownForSale = (row: string): string => `EXISTS (SELECT FROM visible_properties v
    WHERE v.company_id = ${row}.company_id AND v.id = ${row}.property_id AND v.status = 'available')`

/** SQL: the `id` and the `price` of each lot that is for sale, of the kinds of an expression. */
export const lotsForSale = (kinds: string): string =>
  `(SELECT id, property_price AS price FROM properties WHERE status = 'available' AND kind = ANY(${kinds}))`

/** SQL: whether any lot changed within the last seconds of an expression. */
export const hasChangedWithin = (seconds: string): string =>
  `EXISTS (SELECT FROM properties WHERE updated_at > clock_timestamp() - make_interval(secs => ${seconds}))`

/** What a sale makes of a lot; unless it gives it back, no feed changes that. */
export async function writeLotStatus(transaction: Queryable, id: string, status: PropertyStatus): Promise<void> {
  await transaction.query(
    `UPDATE properties SET status = $2, is_held = $2 <> 'available', version = version + 1, updated_at = clock_timestamp()
     WHERE id = $1`,
    [id, status],
  )
}

/** The lots that may be sold in the place of another, the nearest first: programme, place, rooms, price. */
export async function findSimilar(
  scope: Scope,
  database: Queryable,
  { id, count }: { readonly id: string; readonly count: number },
): Promise<readonly string[]> {
  const parameters = new Parameters()
  const text = `SELECT t.id FROM visible_properties o JOIN visible_properties t
      ON t.company_id = o.company_id AND t.project = o.project AND t.kind = o.kind AND t.id <> o.id AND t.status = 'available'
    WHERE o.id = ${parameters.add(id)} AND ${within(scope, 'o', parameters)} AND ${within(scope, 't', parameters)}
    ORDER BY t.program_id = o.program_id DESC, t.municipality = o.municipality DESC, abs(t.rooms - o.rooms),
      abs(t.property_price - o.property_price), t.id LIMIT ${parameters.add(count)}`
  const found = await database.query<{ id: string }>(text, parameters.values)
  return found.map((row) => row.id)
}
