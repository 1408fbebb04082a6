import type { Completion } from '#features/scpi/clients/contract/completion'
import type { Resource } from '#contract/jsonapi'
import type { Queryable } from '#server/db'
import type { Row } from '#server/repositories'
import type { AggregateMapping } from '#server/repositories/aggregates'

interface Uncounted {
  readonly id: string
  readonly companyId: string
}

/** The accounts, or the masses, of all firms of which nobody has counted what is filled. */
export const findUncounted = ({ root }: AggregateMapping, database: Queryable): Promise<readonly Uncounted[]> =>
  database.query<Uncounted & Row>(
    `SELECT id, company_id AS "companyId" FROM ${root.name} WHERE completion IS NULL ORDER BY company_id, id`,
  )

/** All that one of them holds. */
export async function findContent(
  { root, owner, section, aggregate }: AggregateMapping,
  database: Queryable,
  { id, companyId }: Uncounted,
): Promise<readonly Resource[]> {
  const tables = [
    { table: root, column: 'id' },
    ...aggregate.sections.map(({ definition }) => ({ table: section(definition.type), column: owner.column })),
  ]
  const found: Resource[] = []
  for (const { table, column } of tables) {
    const rows = await database.query<Row>(
      `SELECT ${table.selected('t')} FROM ${table.name} t WHERE t.company_id = $1 AND t.${column} = $2`,
      [companyId, id],
    )
    found.push(...rows.map((row) => table.resource(row)))
  }
  return found
}

/** Notes what is filled of one of them, unless somebody has by now. */
export async function setCompletion(
  { root }: AggregateMapping,
  database: Queryable,
  { id, companyId }: Uncounted,
  completion: Completion,
): Promise<void> {
  await database.query(
    `UPDATE ${root.name} SET completion = $3 WHERE company_id = $1 AND id = $2 AND completion IS NULL`,
    [companyId, id, JSON.stringify(completion)],
  )
}
