import { dwellingKinds } from '#features/catalogue/contract'
import { lotState } from '#features/catalogue/server'
import type { Queryable } from '#server/db'

/** A lot that is for sale for the first time, or for less than at the look before. */
export interface LotNews {
  readonly look: number
  readonly propertyId: string
  /** Euros. */
  readonly price: number
  /** Null for a lot that is new. */
  readonly previousPrice: number | null
}

/**
 * Looks at what is for sale, and notes what is new or cheaper since the last look: whoever changed it, however long ago. One look at a
 * time, until the end of the transaction. A lot that is not for sale is looked at again once it is.
 * @returns the number of the last look that found something
 */
export async function lookAtCatalogue(transaction: Queryable): Promise<number> {
  await transaction.query('SELECT look FROM catalogue_looks FOR UPDATE')
  const [found] = await transaction.query<{ look: number }>(
    `WITH changed AS (
       SELECT p.id, p.price, l.price AS previous_price FROM ${lotState.lotsForSale('$1')} p LEFT JOIN looked_at_lots l ON l.property_id = p.id
       WHERE l.price IS DISTINCT FROM p.price),
     kept AS (INSERT INTO looked_at_lots (property_id, price) SELECT id, price FROM changed
       ON CONFLICT (property_id) DO UPDATE SET price = excluded.price),
     news AS (INSERT INTO lot_news (look, property_id, price, previous_price)
       SELECT l.look + 1, c.id, c.price, c.previous_price FROM changed c CROSS JOIN catalogue_looks l
       WHERE c.previous_price IS NULL OR c.price < c.previous_price RETURNING look)
     UPDATE catalogue_looks SET looked_at = clock_timestamp(), look = look + (SELECT least(count(*), 1) FROM news) RETURNING look`,
    [dwellingKinds],
  )
  return found?.look ?? 0
}

/** How long the catalogue is left alone before it is looked at, in seconds: an import is told in one go. */
const SETTLED_SECONDS = 5
/** What is never left alone is looked at after this many. */
const LONGEST_SECONDS = 600

/** Whether nothing changes in the catalogue just now. */
export async function isSettled(database: Queryable): Promise<boolean> {
  const [found] = await database.query<{ settled: boolean }>(
    `SELECT NOT ${lotState.hasChangedWithin('$1')}
       OR looked_at < clock_timestamp() - make_interval(secs => $2) AS settled FROM catalogue_looks`,
    [SETTLED_SECONDS, LONGEST_SECONDS],
  )
  return found?.settled ?? true
}

/** What looks found after one of them, in their order. */
export const findNews = (database: Queryable, after: number): Promise<LotNews[]> =>
  database.query<LotNews & Record<string, unknown>>(
    `SELECT look, property_id AS "propertyId", price, previous_price AS "previousPrice" FROM lot_news WHERE look > $1 ORDER BY look`,
    [after],
  )

/** Forgets what every alert that listens was told of. */
export async function removeToldNews(database: Queryable): Promise<void> {
  await database.query(
    `DELETE FROM lot_news WHERE look <= coalesce((SELECT min(told_look) FROM search_alerts WHERE NOT paused), (SELECT look FROM catalogue_looks))`,
  )
}
