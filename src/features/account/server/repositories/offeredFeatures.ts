import type { Scope } from '#server/access'
import { prepared, type Database, type Queryable } from '#server/db'

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

/**
 * SQL: the project types that a firm, by an expression of its id, switched on or off, and those that nobody is offered here; one
 * without a word is active.
 */
export const projectSwitches = (companyId: string): string => `
  SELECT s.project, bool_and(s.is_active) AS is_active
  FROM (SELECT p.project, p.is_active FROM project_switches p WHERE p.company_id = ${companyId}
    UNION ALL SELECT f.name, false FROM disabled_features f WHERE f.kind = 'project') s
  GROUP BY s.project`

/** The project types that the firm of a scope switched on or off (`projectSwitches`). */
export async function findProjectSwitches(scope: Scope, database: Queryable): Promise<ReadonlyMap<string, boolean>> {
  const rows = await database.query<{ project: string; is_active: boolean }>(prepared(projectSwitches('$1')), [
    scope.columns['company_id'],
  ])
  return new Map(rows.map(({ project, is_active }) => [project, is_active]))
}
