import type { Queryable } from '#server/db'

/** A table as PostgreSQL describes it. A column is null where an index has an expression. */
export interface CatalogueTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly primaryKey: readonly string[]
  readonly uniqueKeys: readonly { readonly name: string; readonly columns: readonly (string | null)[] }[]
  readonly foreignKeys: readonly ForeignKey[]
}

export interface ForeignKey {
  readonly name: string
  readonly target: string
  readonly columns: readonly string[]
  readonly targetColumns: readonly string[]
  readonly cascadesUpdates: boolean
  /** Which columns a deletion of the target empties. */
  readonly emptied: readonly string[]
}

export interface Catalogue {
  readonly tables: readonly CatalogueTable[]
  /** What not every engine has, each in a phrase. */
  readonly features: readonly string[]
}

export async function readCatalogue(database: Queryable): Promise<Catalogue> {
  const tables = await database.query<CatalogueTable>(TABLES)
  const features = await database.query<{ feature: string }>(FEATURES)
  return { tables, features: features.map(({ feature }) => feature) }
}

const OURS = `c.relnamespace = 'public'::regnamespace`
const NAMES = (relation: string, numbers: string) =>
  `(SELECT coalesce(json_agg(a.attname ORDER BY k.place), '[]') FROM unnest(${numbers}) WITH ORDINALITY k(number, place)
    LEFT JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.number AND k.number > 0)`

const TABLES = `SELECT c.relname AS name,
  (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
  coalesce((SELECT ${NAMES('c.oid', 'i.indkey')} FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS "primaryKey",
  (SELECT coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns', ${NAMES('c.oid', 'i.indkey')})), '[]')
    FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS "uniqueKeys",
  (SELECT coalesce(json_agg(json_build_object('name', f.conname, 'target', f.confrelid::regclass::text,
      'columns', ${NAMES('c.oid', 'f.conkey')}, 'targetColumns', ${NAMES('f.confrelid', 'f.confkey')},
      'cascadesUpdates', f.confupdtype <> 'a', 'emptied',
      CASE WHEN f.confdeltype IN ('n', 'd') THEN ${NAMES('c.oid', 'coalesce(f.confdelsetcols, f.conkey)')} ELSE '[]' END) ORDER BY f.conname), '[]')
    FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f') AS "foreignKeys"
  FROM pg_class c WHERE ${OURS} AND c.relkind = 'r' ORDER BY c.relname`

const FEATURES = `
  SELECT 'sequence ' || c.relname AS feature FROM pg_class c WHERE ${OURS} AND c.relkind = 'S'
  UNION ALL SELECT CASE WHEN t.tgconstraint = 0 THEN '' ELSE 'constraint ' END || 'trigger ' || t.tgname || ' on ' || c.relname
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${OURS} AND NOT t.tgisinternal
  UNION ALL SELECT 'exclusion constraint ' || x.conname || ' on ' || c.relname
    FROM pg_constraint x JOIN pg_class c ON c.oid = x.conrelid WHERE ${OURS} AND x.contype = 'x'
  UNION ALL SELECT 'deferrable constraint ' || x.conname || ' on ' || c.relname
    FROM pg_constraint x JOIN pg_class c ON c.oid = x.conrelid WHERE ${OURS} AND x.condeferrable AND x.contype <> 't'
  UNION ALL SELECT 'SET NULL of some columns by ' || f.conname || ' on ' || c.relname
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid WHERE ${OURS} AND f.confdelsetcols IS NOT NULL
  UNION ALL SELECT 'rule ' || r.rulename || ' on ' || c.relname
    FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class WHERE ${OURS} AND r.rulename <> '_RETURN'
  UNION ALL SELECT CASE c.relkind WHEN 'm' THEN 'materialized view ' WHEN 'p' THEN 'partitioned table ' WHEN 'f' THEN 'foreign table '
      ELSE 'unlogged table ' END || c.relname
    FROM pg_class c WHERE ${OURS} AND (c.relkind IN ('m', 'p', 'f') OR (c.relkind = 'r' AND c.relpersistence <> 'p'))
  UNION ALL SELECT 'inheritance of ' || c.relname FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhrelid WHERE ${OURS} AND c.relkind = 'r'
  ORDER BY feature`
