import type { Database, Queryable } from '#server/db'

/** What a flag switches off: a project type, or a scoring criterion. */
export interface DisabledFeature {
  readonly kind: 'project' | 'criterion'
  readonly name: string
}

/** Keeps what this installation does not offer, in the place of what it did not before. */
export async function storeDisabledFeatures(database: Database, features: readonly DisabledFeature[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('DELETE FROM disabled_features')
    await transaction.query(
      `INSERT INTO disabled_features SELECT * FROM jsonb_to_recordset($1) AS f (kind text, name text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(features)],
    )
  })
}

/** The names of what this installation does not offer. */
export async function findDisabledFeatures(
  database: Queryable,
  kind: DisabledFeature['kind'],
): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>('SELECT name FROM disabled_features WHERE kind = $1', [kind])
  return rows.map(({ name }) => name)
}
