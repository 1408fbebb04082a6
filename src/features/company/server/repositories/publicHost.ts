import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, resourceOf, within, type Row } from '#server/repositories'

/** Sets the host on which a firm shows its catalogue. */
export async function writePublicHost(
  scope: Scope,
  transaction: Queryable,
  host: string | null,
): Promise<Resource | undefined> {
  const parameters = new Parameters()
  const text = `UPDATE companies c SET public_host = ${parameters.add(host)}, version = version + 1, updated_at = clock_timestamp()
    WHERE ${within(scope, 'c', parameters)} RETURNING c.*`
  const [row] = await transaction.query<Row>(text, parameters.values)
  return row && resourceOf('company', row)
}
