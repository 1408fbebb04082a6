import type { FirmUsuryCeilings } from '#domain'
import type { Scope } from '#server/access'
import { prepared, type Queryable } from '#server/db'
import { Parameters } from '#server/repositories'

/** The usury ceilings that the firm typed, by kind of loan and from a date; undefined when it typed none. */
export async function findUsuryCeilings(scope: Scope, database: Queryable): Promise<FirmUsuryCeilings | undefined> {
  const parameters = new Parameters()
  const text = `SELECT c.usury_from AS "from", c.usury_fixed_under_10y AS fixed_under_10y, c.usury_fixed_10_to_20y AS fixed_10_to_20y,
    c.usury_fixed_20y_plus AS fixed_20y_plus, c.usury_variable AS variable, c.usury_bridge AS bridge
    FROM companies c WHERE c.usury_from IS NOT NULL AND c.id = ${parameters.add(scope.columns['company_id'])}`
  const [row] = await database.query<FirmUsuryCeilings>(prepared(text), parameters.values)
  return row
}
