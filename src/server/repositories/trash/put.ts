import type { Queryable } from '#server/db'
import { quoted } from '#server/db/copies'
import { findKeys, keyText, objectOf, pointsAt, primaryKeyOf, type ForeignKey, type Keys } from './keys'

/** A row that is deleted, with all that hangs on it. */
export interface TrashedRow {
  readonly table: string
  readonly id: string
}

/** What goes to the trash: the first row is what was deleted, the others go with it. */
export interface Trashed {
  readonly companyId: string
  readonly resourceType: string
  readonly rows: readonly [TrashedRow, ...TrashedRow[]]
  /** SQL: what people call it, from its row `t`. */
  readonly title: string
  readonly userId: string
  readonly deletedAt: Date
  readonly purgedAfter: Date
}

/** Deletes rows and all that the database deletes with them, and keeps these in the trash as they were. */
export async function putInTrash(transaction: Queryable, trashed: Trashed): Promise<void> {
  const { companyId, rows } = trashed
  const keys = await findKeys(transaction)
  const copy: Copy = { transaction, keys, owner: [companyId, rows[0].id] }
  await insertTrash(transaction, trashed)
  for (const row of rows) await copyRoot(copy, row)
  const tables = await copyChildren(copy, new Set(rows.map(({ table }) => table)))
  for (const key of keys.foreign) if (key.onDelete === 'empty' && tables.has(key.target)) await copyLinks(copy, key)
  for (const { table, id } of [...rows].reverse())
    await transaction.query(`DELETE FROM ${quoted(table)} WHERE company_id = $1 AND id = $2`, [companyId, id])
}

interface Copy {
  readonly transaction: Queryable
  readonly keys: Keys
  /** Of the firm, and of what is deleted. */
  readonly owner: readonly [string, string]
}

async function insertTrash(transaction: Queryable, trashed: Trashed): Promise<void> {
  const { companyId, resourceType, rows, title, userId, deletedAt, purgedAfter } = trashed
  await transaction.query(
    `INSERT INTO trash (company_id, id, resource_type, title, root, user_id, deleted_at, purged_after)
     SELECT t.company_id, t.id, $3, ${title}, to_jsonb(t), $4, $5, $6 FROM ${quoted(rows[0].table)} t WHERE t.company_id = $1 AND t.id = $2`,
    [companyId, rows[0].id, resourceType, userId, deletedAt, purgedAfter],
  )
}

/** Rows of a table, which are held so that nothing is added under them meanwhile. @param found SQL that selects them as `t` */
async function copyRows(
  { transaction, keys, owner }: Copy,
  table: string,
  found: string,
  more: readonly string[] = [],
): Promise<number> {
  const copied = await transaction.query(
    `WITH held AS (SELECT ${keyText(keys, table, 't')} AS key, ${contentOf(keys, table)} AS content ${found} FOR UPDATE OF t)
     INSERT INTO trash_rows (company_id, trash_id, table_name, key, content)
     SELECT $1, $2, '${table}', held.key, held.content FROM held ON CONFLICT DO NOTHING RETURNING 1`,
    [...owner, ...more],
  )
  return copied.length
}

/** SQL: a row `t` as JSON. Its own JSON is wrapped, so that the `null` of JSON is told from that of SQL. */
function contentOf({ json }: Keys, table: string): string {
  const wrapped = (json.get(table) ?? []).map((column) => {
    const value = `t.${quoted(column)}`
    return `jsonb_build_object('${column}', CASE WHEN ${value} IS NOT NULL THEN jsonb_build_array(${value}) END)`
  })
  return ['to_jsonb(t)', ...wrapped].join(' || ')
}

const copyRoot = (copy: Copy, { table, id }: TrashedRow): Promise<number> =>
  copyRows(copy, table, `FROM ${quoted(table)} t WHERE t.company_id = $1 AND t.id = $3`, [id])

/** Follows every key ON DELETE CASCADE from the tables that have rows in the trash. @returns these, and those that were reached */
async function copyChildren(copy: Copy, tables: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const reached = new Set(tables)
  let grown = [...tables]
  while (grown.length > 0) {
    const next = new Set<string>()
    for (const key of copy.keys.foreign) {
      if (key.onDelete !== 'cascade' || !grown.includes(key.target)) continue
      if ((await copyRows(copy, key.table, childrenBy(key))) > 0) next.add(key.table)
    }
    for (const table of next) reached.add(table)
    grown = [...next]
  }
  return reached
}

/** SQL: the rows `t` that point by a key at a row of the trash, `p`. */
const childrenBy = (key: ForeignKey): string =>
  `FROM trash_rows r CROSS JOIN LATERAL jsonb_populate_record(NULL::${quoted(key.target)}, r.content) p
   JOIN ${quoted(key.table)} t ON ${pointsAt(key, 't', 'p')}
   WHERE r.company_id = $1 AND r.trash_id = $2 AND r.table_name = '${key.target}'`

/** Keeps what rows that stay say of those that go. */
async function copyLinks({ transaction, keys, owner }: Copy, key: ForeignKey): Promise<void> {
  await transaction.query(
    `INSERT INTO trash_links (company_id, trash_id, table_name, key, content)
     SELECT $1, $2, '${key.table}', ${objectOf('t', primaryKeyOf(keys, key.table))}, ${objectOf('t', key.emptied)} ${childrenBy(key)}
     AND NOT EXISTS (SELECT FROM trash_rows o WHERE o.company_id = $1 AND o.trash_id = $2 AND o.table_name = '${key.table}'
       AND o.key = ${keyText(keys, key.table, 't')}) ON CONFLICT DO NOTHING`,
    owner,
  )
}
