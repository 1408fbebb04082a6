import type { Queryable } from '#server/db'
import { quoted } from '#server/db/copies'

/** What the rows of a table say of those of another. */
export interface ForeignKey {
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
  /** What becomes of the row when its target is deleted: it goes too, these columns of it are emptied, or the deletion is refused. */
  readonly onDelete: 'cascade' | 'empty' | 'refuse'
  readonly emptied: readonly string[]
  /** Those of its columns that may be null. */
  readonly nullable: readonly string[]
}

/** How the tables of the database hang together. */
export interface Keys {
  readonly foreign: readonly ForeignKey[]
  /** The columns of the primary key, by table. */
  readonly primary: ReadonlyMap<string, readonly string[]>
  /** The columns that hold JSON, by table. */
  readonly json: ReadonlyMap<string, readonly string[]>
}

const named = (table: string, numbers: string): string =>
  `(SELECT array_agg(a.attname::text ORDER BY n.place) FROM unnest(${numbers}) WITH ORDINALITY n(number, place)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number)`

/** Reads the keys of every table from the catalogue: what is added to the schema is known here without a word. */
export async function findKeys(database: Queryable): Promise<Keys> {
  const foreign = await database.query<ForeignKey & Record<string, unknown>>(
    `SELECT c.relname::text AS "table", t.relname::text AS target, ${named('k.conrelid', 'k.conkey')} AS columns,
       ${named('k.confrelid', 'k.confkey')} AS "targetColumns", ${named('k.conrelid', 'coalesce(k.confdelsetcols, k.conkey)')} AS emptied,
       CASE k.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'empty' ELSE 'refuse' END AS "onDelete",
       (SELECT coalesce(array_agg(a.attname::text), '{}') FROM pg_attribute a
        WHERE a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey) AND NOT a.attnotnull) AS nullable
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace ORDER BY 1, k.conname`,
  )
  const primary = await database.query<{ table: string; columns: readonly string[] }>(
    `SELECT c.relname::text AS "table", ${named('k.conrelid', 'k.conkey')} AS columns FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'p' AND k.connamespace = current_schema()::regnamespace`,
  )
  const json = await database.query<{ table: string; columns: readonly string[] }>(
    `SELECT c.relname::text AS "table", array_agg(a.attname::text) AS columns FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.atttypid = 'jsonb'::regtype GROUP BY c.relname`,
  )
  return { foreign, primary: byTable(primary), json: byTable(json) }
}

const byTable = (rows: readonly { table: string; columns: readonly string[] }[]) =>
  new Map(rows.map(({ table, columns }) => [table, columns]))

/** @throws Error for a table without one: its rows could not be told apart */
export function primaryKeyOf({ primary }: Keys, table: string): readonly string[] {
  const columns = primary.get(table)
  if (!columns) throw new Error(`The table ${table} has no primary key`)
  return columns
}

/** SQL: the primary key of a row by its alias, as JSON text. */
export const keyText = (keys: Keys, table: string, alias: string): string =>
  `jsonb_build_array(${columnsOf(alias, primaryKeyOf(keys, table))})::text`

/** SQL: some columns of a row by its alias, as a JSON object. */
export const objectOf = (alias: string, columns: readonly string[]): string =>
  `jsonb_build_object(${columns.map((column) => `'${column.replaceAll("'", "''")}', ${alias}.${quoted(column)}`).join(', ')})`

export const columnsOf = (alias: string, columns: readonly string[]): string =>
  columns.map((column) => `${alias}.${quoted(column)}`).join(', ')

/** SQL: that a row of the key's table points at a row of its target, by their aliases. */
export const pointsAt = ({ columns, targetColumns }: ForeignKey, row: string, target: string): string =>
  columns
    .map((column, place) => `${row}.${quoted(column)} = ${target}.${quoted(targetColumns[place] ?? '')}`)
    .join(' AND ')
