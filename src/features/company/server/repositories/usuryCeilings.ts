import type { CompleteAttributesOf } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { usuryCeilings } from '#features/company/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { assignments, Parameters, resourceOf, within, type Row } from '#server/repositories'

/** Keeps the usury ceilings of a firm. */
export async function updateUsuryCeilings(
  scope: Scope,
  transaction: Queryable,
  ceilings: CompleteAttributesOf<typeof usuryCeilings>,
): Promise<Resource | undefined> {
  const parameters = new Parameters()
  const text = `UPDATE companies c SET ${assignments(ceilings, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE ${within(scope, 'c', parameters)} RETURNING c.*`
  const [row] = await transaction.query<Row>(text, parameters.values)
  return row && resourceOf('company', row)
}
