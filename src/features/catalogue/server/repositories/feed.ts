import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import type { Row } from '#server/repositories'
import type { LotProgram } from '../feed'

/** A firm whose own catalogue is meant; null: the catalogue that is common to all. */
export type Owner = string | null

/** A programme that came from a feed. */
export interface FedProgram extends Row, LotProgram {
  readonly id: string
  readonly name: string
  readonly reference: string
  readonly promoter_id: string
  readonly promoter: string
}

/** Held by an import while it writes a programme, so that two imports of the same one follow each other. */
const IMPORT_LOCK = 7_654_201

export async function holdImports(transaction: Queryable): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK])
}

/** The programmes of a catalogue that came from feeds. */
export const findFedPrograms = (database: Queryable, owner: Owner): Promise<FedProgram[]> =>
  database.query<FedProgram>(
    `SELECT g.*, p.name AS promoter FROM programs g JOIN promoters p ON p.id = g.promoter_id
     WHERE g.owner_id IS NOT DISTINCT FROM $1 AND g.reference IS NOT NULL ORDER BY g.id`,
    [owner],
  )

export async function findFedProgram(
  database: Queryable,
  owner: Owner,
  promoter: string,
  reference: string,
): Promise<FedProgram | undefined> {
  const [found] = await database.query<FedProgram>(
    `SELECT g.*, p.name AS promoter FROM programs g JOIN promoters p ON p.id = g.promoter_id
     WHERE g.owner_id IS NOT DISTINCT FROM $1 AND g.reference = $2 AND search_text(p.name) = search_text($3)`,
    [owner, reference, promoter],
  )
  return found
}

/** The lots of a programme; when they are to be changed, held until the end of the transaction: no sale takes one meanwhile. */
export const findLots = (database: Queryable, program: string, isHeld: boolean): Promise<(Row & { id: string })[]> =>
  database.query<Row & { id: string }>(
    `SELECT * FROM properties WHERE program_id = $1 ORDER BY id ${isHeld ? 'FOR NO KEY UPDATE' : ''}`,
    [program],
  )

/** The promoter of a name that a catalogue knows: one's own before the common one. */
export async function findPromoterId(database: Queryable, owner: Owner, name: string): Promise<string | undefined> {
  const [found] = await database.query<{ id: string }>(
    `SELECT id FROM promoters WHERE (owner_id IS NULL OR owner_id = $1) AND search_text(name) = search_text($2)
     ORDER BY owner_id NULLS LAST LIMIT 1`,
    [owner, name],
  )
  return found?.id
}

export async function insertPromoter(database: Queryable, owner: Owner, name: string): Promise<string> {
  const id = randomUUID()
  await database.query('INSERT INTO promoters (id, name, owner_id) VALUES ($1, $2, $3)', [id, name, owner])
  return id
}

export async function findManagerId(database: Queryable, name: string): Promise<string | undefined> {
  const [found] = await database.query<{ id: string }>(
    'SELECT id FROM managers WHERE search_text(name) = search_text($1) ORDER BY id LIMIT 1',
    [name],
  )
  return found?.id
}

/** Who runs serviced residences. */
export interface Manager {
  readonly id: string
  readonly isNew: boolean
  readonly name: string
  readonly residence_type: string | null
}

export async function insertManager(database: Queryable, { id, name, residence_type }: Manager): Promise<void> {
  await database.query('INSERT INTO managers (id, name, residence_type) VALUES ($1, $2, $3)', [
    id,
    name,
    residence_type,
  ])
}

type FeedTable = 'programs' | 'properties'

/** Rows that all have the columns of the first one. The names of columns are ours. */
export async function insertRows(
  database: Queryable,
  table: FeedTable | 'property_price_changes',
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  if (rows.length === 0) return
  await database.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** Sets the columns of the first row in the rows of these ids. */
export async function updateRows(
  database: Queryable,
  table: FeedTable,
  rows: readonly ({ readonly id: string } & object)[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  if (rows.length === 0) return
  await database.query(
    `UPDATE ${table} t SET ${columns.map((name) => `${name} = r.${name}`).join(', ')}, version = t.version + 1, updated_at = clock_timestamp()
     FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) r WHERE t.id = r.id`,
    [JSON.stringify(rows)],
  )
}

/** The firms, in the order of their ids. */
export const findFirms = (database: Queryable): Promise<{ id: string; name: string | null }[]> =>
  database.query('SELECT id, name FROM companies ORDER BY id')
