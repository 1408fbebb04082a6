import type { FirmUsuryCeilings } from '#domain'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { listInForce } from '#server/services/official'
import * as settings from '../repositories/settings'

/** The usury ceilings that the firm typed, or those of an official list where they are newer. @param asOf `YYYY-MM-DD` */
export async function findUsuryCeilings(
  scope: Scope,
  database: Queryable,
  asOf: string,
): Promise<FirmUsuryCeilings | undefined> {
  const typed = await settings.findUsuryCeilings(scope, database)
  const listed = listedCeilings(asOf)
  return typed && listed ? (typed.from < listed.from ? listed : typed) : (typed ?? listed)
}

function listedCeilings(asOf: string): FirmUsuryCeilings | undefined {
  const list = listInForce('rates', asOf)
  const [fixed_under_10y, fixed_10_to_20y, fixed_20y_plus, variable, bridge] = CLASSES.map((name) =>
    list?.values.get(name),
  )
  if (!list || !fixed_under_10y || !fixed_10_to_20y || !fixed_20y_plus || !variable || !bridge) return undefined
  const rates = { fixed_under_10y, fixed_10_to_20y, fixed_20y_plus, variable, bridge }
  return { ...rates, from: list.as_of, source: `C. conso. art. L314-6 (${list.source})` }
}

const CLASSES = ['fixed_under_10y', 'fixed_10_to_20y', 'fixed_20y_plus', 'variable', 'bridge']
