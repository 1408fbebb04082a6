import type { Queryable } from '#server/db'
import type { OfficialKind } from '#server/services/official'

/** An official list as it is kept. */
export interface StoredList {
  readonly kind: OfficialKind
  readonly as_of: string
  readonly source: string
  readonly licence: string
  readonly values: Readonly<Record<string, unknown>>
}

export async function findListDigest(
  database: Queryable,
  kind: OfficialKind,
  asOf: string,
): Promise<string | undefined> {
  const [found] = await database.query<{ sha256: string }>(
    'SELECT sha256 FROM official_lists WHERE kind = $1 AND as_of = $2',
    [kind, asOf],
  )
  return found?.sha256
}

interface NewList extends StoredList {
  readonly file: string
  readonly sha256: string
  readonly imported_at: Date
}

/** Keeps a list; it takes the place of the one of the same day. */
export async function storeList(database: Queryable, list: NewList): Promise<void> {
  await database.query(
    `INSERT INTO official_lists (kind, as_of, source, licence, file, sha256, imported_at, "values") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (kind, as_of) DO UPDATE SET source = excluded.source, licence = excluded.licence, file = excluded.file,
       sha256 = excluded.sha256, imported_at = excluded.imported_at, "values" = excluded."values"`,
    [
      ...[list.kind, list.as_of, list.source, list.licence, list.file, list.sha256, list.imported_at.toISOString()],
      JSON.stringify(list.values),
    ],
  )
}

/** All lists, the newest first. */
export const findLists = (database: Queryable): Promise<StoredList[]> =>
  database.query<StoredList & { kind: OfficialKind }>(
    'SELECT kind, as_of, source, licence, "values" FROM official_lists ORDER BY as_of DESC',
  )

/** Says something else once a list is imported. */
export async function findListsStamp(database: Queryable): Promise<string> {
  const [found] = await database.query<{ stamp: string | null }>(
    `SELECT string_agg(sha256, ' ' ORDER BY kind, as_of) AS stamp FROM official_lists`,
  )
  return found?.stamp ?? ''
}
