import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, resourceOf, within, type Row } from '#server/repositories'

/** Changes how long the firm keeps its files. */
export async function updateRetention(
  scope: Scope,
  transaction: Queryable,
  years: number,
): Promise<Resource | undefined> {
  const parameters = new Parameters()
  const text = `UPDATE companies c SET client_file_retention_years = ${parameters.add(years)}, version = version + 1, updated_at = clock_timestamp()
    WHERE ${within(scope, 'c', parameters)} RETURNING c.*`
  const [row] = await transaction.query<Row>(text, parameters.values)
  return row && resourceOf('company', row)
}
