import type { Queryable } from '#server/db'
import { findTables, quoted } from '#server/db/copies'
import { findKeys, pointsAt, primaryKeyOf, type ForeignKey, type Keys } from './keys'

interface Restoring {
  readonly transaction: Queryable
  readonly keys: Keys
  /** The columns that are written, by table. */
  readonly columns: ReadonlyMap<string, readonly string[]>
  /** Of the firm, and of what comes back. */
  readonly owner: readonly [string, string]
}

/**
 * Puts everything back as it was, and takes it out of the trash. What was said of something that is gone since is left out, as the
 * deletion of that would have done. Rejects with a violation of integrity (SQLSTATE class 23) where that cannot be.
 */
export async function restoreFromTrash(transaction: Queryable, companyId: string, id: string): Promise<void> {
  const keys = await findKeys(transaction)
  const tables = await findTables(transaction)
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  const restoring: Restoring = { transaction, keys, columns, owner: [companyId, id] }
  const rows = await transaction.query<{ table: string; columns: readonly string[] }>(
    `SELECT r.table_name AS "table", array_agg(DISTINCT c.name) AS columns FROM trash_rows r
     CROSS JOIN LATERAL jsonb_object_keys(r.content) c(name) WHERE r.company_id = $1 AND r.trash_id = $2 GROUP BY r.table_name`,
    restoring.owner,
  )
  const kept = new Map(rows.map((row) => [row.table, row.columns]))
  for (const table of parentsFirst(keys, [...kept.keys()])) await insertRows(restoring, table, kept.get(table) ?? [])
  await restoreLinks(restoring)
  await transaction.query('DELETE FROM trash WHERE company_id = $1 AND id = $2', [...restoring.owner])
}

/** The tables, each after those that its rows point at. */
function parentsFirst({ foreign }: Keys, tables: readonly string[]): readonly string[] {
  const ordered: string[] = []
  const visit = (table: string, before: readonly string[]): void => {
    if (ordered.includes(table) || before.includes(table)) return
    for (const key of foreign)
      if (key.table === table && tables.includes(key.target)) visit(key.target, [...before, table])
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}

/** @param kept the columns that the trash has; a column that came since gets its initial value, one that went is left out */
async function insertRows(
  { transaction, keys, columns, owner }: Restoring,
  table: string,
  kept: readonly string[],
): Promise<void> {
  const written = (columns.get(table) ?? []).filter((column) => kept.includes(column))
  const own = keys.foreign.filter((key) => key.table === table)
  const values = written.map((column) => valueOf(column, own, keys.json.get(table) ?? []))
  const conditions = own.filter(({ onDelete }) => onDelete === 'cascade').map(isThere)
  await transaction.query(
    `INSERT INTO ${quoted(table)} (${written.map(quoted).join(', ')}) SELECT ${values.join(', ')}
     FROM trash_rows r CROSS JOIN LATERAL jsonb_populate_record(NULL::${quoted(table)}, r.content) p
     WHERE ${['r.company_id = $1 AND r.trash_id = $2', `r.table_name = '${table}'`, ...conditions].join(' AND ')}`,
    owner,
  )
}

/** SQL: a value of a row `p`; null for what it pointed at and is gone. */
function valueOf(column: string, keys: readonly ForeignKey[], json: readonly string[]): string {
  const pointing = keys.filter(({ onDelete, nullable }) => onDelete !== 'cascade' && nullable.includes(column))
  const value = json.includes(column) ? `(p.${quoted(column)} -> 0)` : `p.${quoted(column)}`
  return pointing.length === 0 ? value : `CASE WHEN ${pointing.map(isThere).join(' AND ')} THEN ${value} END`
}

/** SQL: that what a row `p` points at by a key is there, or comes back with it. */
function isThere(key: ForeignKey): string {
  const target = `EXISTS (SELECT FROM ${quoted(key.target)} x WHERE ${pointsAt(key, 'p', 'x')})`
  const isOpen = key.nullable.map((column) => `p.${quoted(column)} IS NULL`)
  const isAmong =
    key.target === key.table
      ? [
          `EXISTS (SELECT FROM trash_rows o CROSS JOIN LATERAL jsonb_populate_record(NULL::${quoted(key.target)}, o.content) x
           WHERE o.company_id = $1 AND o.trash_id = $2 AND o.table_name = '${key.target}' AND ${pointsAt(key, 'p', 'x')})`,
        ]
      : []
  return `(${[target, ...isOpen, ...isAmong].join(' OR ')})`
}

/** Says again what the rows that stayed said, where nobody has said something else since. */
async function restoreLinks({ transaction, keys, owner }: Restoring): Promise<void> {
  const links = await transaction.query<{ table: string; columns: readonly string[] }>(
    `SELECT DISTINCT l.table_name AS "table", ARRAY(SELECT jsonb_object_keys(l.content) ORDER BY 1) AS columns
     FROM trash_links l WHERE l.company_id = $1 AND l.trash_id = $2`,
    owner,
  )
  for (const { table, columns } of links) {
    const own = primaryKeyOf(keys, table).map((column) => `t.${quoted(column)} = k.${quoted(column)}`)
    const empty = columns.map((column) => `t.${quoted(column)} IS NULL`)
    await transaction.query(
      `UPDATE ${quoted(table)} t SET ${columns.map((column) => `${quoted(column)} = v.${quoted(column)}`).join(', ')}
       FROM trash_links l CROSS JOIN LATERAL jsonb_populate_record(NULL::${quoted(table)}, l.key) k
       CROSS JOIN LATERAL jsonb_populate_record(NULL::${quoted(table)}, l.content) v
       WHERE l.company_id = $1 AND l.trash_id = $2 AND l.table_name = $3 AND l.content ?& $4::text[] AND ${[...own, ...empty].join(' AND ')}`,
      [...owner, table, columns],
    )
  }
}
