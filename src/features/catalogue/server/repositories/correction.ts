import type { Queryable } from '#server/db'
import type { Row } from '#server/repositories'
import type { Earned, LotProgram } from '../feed'

/** A lot as far as its yields follow from it. */
export type EarningLot = Row & Earned & Pick<LotProgram, 'seniority'>

export async function findEarningLot(database: Queryable, id: string): Promise<EarningLot | undefined> {
  const [found] = await database.query<EarningLot>(
    `SELECT l.kind, l.property_price, l.renovation_price, l.furniture_price, l.suggested_rent, l.monthly_non_recoverable_fee,
       l.property_tax, l.rental_management_rate, g.seniority
     FROM properties l JOIN programs g ON g.id = l.program_id WHERE l.id = $1 FOR UPDATE OF l`,
    [id],
  )
  return found
}
