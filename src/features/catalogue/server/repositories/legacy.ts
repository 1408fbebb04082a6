import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'

const sources = {
  program: { table: 'programs', view: 'visible_programs' },
  property: { table: 'properties', view: 'visible_properties' },
} as const

/** The id of a programme or a lot of the scope, by the number that it had before. */
export async function findByLegacyId(
  scope: Scope,
  database: Queryable,
  type: keyof typeof sources,
  legacyId: number,
): Promise<string | undefined> {
  const { table, view } = sources[type]
  const parameters = new Parameters()
  const text = `SELECT v.id FROM ${view} v JOIN ${table} t ON t.id = v.id
    WHERE t.legacy_id = ${parameters.add(legacyId)} AND ${within(scope, 'v', parameters)}`
  return (await database.query<{ id: string }>(text, parameters.values))[0]?.id
}
