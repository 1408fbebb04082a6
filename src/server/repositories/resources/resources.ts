import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import { prepared, type Queryable } from '#server/db'
import { conditionText, type Condition } from '../conditions'
import type { PageRange } from '../page'
import type { Row } from '../rows'
import { assignments, insertion, Parameters, within } from '../statement'
import type { Table } from '../tables'

/** Rows of a table: those of the scope; of one that they belong to, or by their ids. */
export interface Reach {
  readonly scope: Scope
  /** Id of what they belong to; of a table that has an owner. */
  readonly ownerId?: string | undefined
  readonly ids?: readonly string[] | undefined
}

type Columns = Readonly<Record<string, unknown>>

/** PostgreSQL counts the parameters of a statement on sixteen bits. */
const ROWS_A_STATEMENT = 500
const OLDEST_FIRST = 't.created_at, t.id'

/** That a row `t` of the table is within reach. The scope is that of the row, or of what it belongs to. */
export function reached({ owner }: Table, { scope, ownerId, ids }: Reach, parameters: Parameters): string {
  const wanted: string[] = []
  if (ids) wanted.push(`t.id = ANY(${parameters.add(ids)})`)
  if (owner && ownerId !== undefined) wanted.push(`t.${owner.column} = ${parameters.add(ownerId)}`)
  wanted.push(
    owner
      ? `EXISTS (SELECT 1 FROM ${owner.table} o WHERE o.company_id = t.company_id AND o.id = t.${owner.column} AND ${within(scope, 'o', parameters)})`
      : within(scope, 't', parameters),
  )
  return wanted.join(' AND ')
}

/** The id of what the one resource within reach belongs to; undefined when there is none. */
export async function findOwner(table: Table, reach: Reach, database: Queryable): Promise<string | undefined> {
  if (!table.owner) return undefined
  const parameters = new Parameters()
  const text = `SELECT t.${table.owner.column} AS owner FROM ${table.name} t WHERE ${reached(table, reach, parameters)}`
  const [row] = await database.query<{ owner: string }>(prepared(text), parameters.values)
  return row?.owner
}

/** The firm of a row, whoever may see it; undefined where there is none. */
export async function findFirmOf(table: Table, database: Queryable, id: string): Promise<string | undefined> {
  const [row] = await database.query<{ company_id: string }>(
    prepared(`SELECT company_id FROM ${table.name} WHERE id = $1`),
    [id],
  )
  return row?.company_id
}

/** The resources within reach, the oldest first unless another order is asked for. */
export async function findResources(
  table: Table,
  reach: Reach,
  database: Queryable,
  order = OLDEST_FIRST,
): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${table.selected('t')} FROM ${table.name} t WHERE ${reached(table, reach, parameters)} ORDER BY ${order}`
  const rows = await database.query<Row>(prepared(text), parameters.values)
  return rows.map((row) => table.resource(row))
}

/** How many resources are within reach. */
export async function countResources(table: Table, reach: Reach, database: Queryable): Promise<number> {
  const parameters = new Parameters()
  const text = `SELECT count(*) AS total FROM ${table.name} t WHERE ${reached(table, reach, parameters)}`
  const [row] = await database.query<{ total: number }>(prepared(text), parameters.values)
  return row?.total ?? 0
}

/** Which of the resources within reach are wanted, in which order. */
export interface ResourceSearch extends PageRange {
  readonly conditions: readonly Condition[]
  /** Conditions of another kind, on a row `t`. */
  readonly more?: ((parameters: Parameters) => readonly string[]) | undefined
  readonly order: string
}

export interface ResourcePage<Found = Resource> {
  readonly found: readonly Found[]
  readonly total: number
}

/** A page of the resources within reach, and how many there are in all. */
export async function searchResources(
  table: Table,
  reach: Reach,
  database: Queryable,
  search: ResourceSearch,
): Promise<ResourcePage> {
  const { rows, total } = await searchRows(table, reach, database, { ...search, select: table.selected('t') })
  return { found: rows.map((row) => table.resource(row)), total }
}

/** @param search its `select` names what is read of a row `t`, for those of the page alone */
export async function searchRows(
  table: Table,
  reach: Reach,
  database: Queryable,
  { select, conditions, more, order, limit, offset }: ResourceSearch & { readonly select: string },
): Promise<{ rows: Row[]; total: number }> {
  const parameters = new Parameters()
  const listed = `FROM ${table.name} t WHERE ${[
    reached(table, reach, parameters),
    ...conditions.map((condition) => conditionText('t', condition, parameters)),
    ...(more?.(parameters) ?? []),
  ].join(' AND ')}`
  const counted = [...parameters.values]
  const page = `SELECT t.* ${listed} ORDER BY ${order} LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(`SELECT ${select} FROM (${page}) t ORDER BY ${order}`, parameters.values),
    database.query<{ total: number }>(`SELECT count(*) AS total ${listed}`, counted),
  ])
  return { rows, total: count?.total ?? 0 }
}

/**
 * Holds the resources within reach until the end of the transaction, always in one order, so that no two transactions
 * wait for each other.
 */
export async function lockResources(
  table: Table,
  reach: Reach,
  transaction: Queryable,
): Promise<ReadonlyMap<string, Resource>> {
  const parameters = new Parameters()
  const text = `SELECT ${table.selected('t')} FROM ${table.name} t WHERE ${reached(table, reach, parameters)} ORDER BY t.id FOR UPDATE OF t`
  const rows = await transaction.query<Row>(prepared(text), parameters.values)
  return new Map(rows.map((row) => table.resource(row)).map((resource) => [resource.id, resource]))
}

/**
 * New rows, all with the same columns. The scope decides whose they can be; what they belong to was held within it before.
 * @returns their ids, in the same order
 */
export async function insertResources(
  { name, owner }: Table,
  { scope, ownerId }: Pick<Reach, 'scope' | 'ownerId'>,
  transaction: Queryable,
  contents: readonly Columns[],
): Promise<string[]> {
  const { company_id } = scope.columns
  if (!owner && scope.anyOf.length > 0)
    throw new Error(`A row of ${name} would be in one of several scopes: say which.`)
  const ofOwner = owner && ownerId !== undefined ? { [owner.column]: ownerId } : {}
  const place = owner ? { company_id, ...ofOwner } : scope.columns
  const rows = contents.map((columns) => ({ id: randomUUID(), ...columns, ...place }))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const parameters = new Parameters()
    const text = insertion(name, rows.slice(start, start + ROWS_A_STATEMENT), parameters)
    await transaction.query(text, parameters.values)
  }
  return rows.map(({ id }) => id)
}

/** Writes columns of the rows within reach, which have another version from then on, even where no column is named. */
export async function updateResources(
  table: Table,
  reach: Reach,
  transaction: Queryable,
  columns: Columns,
): Promise<void> {
  const parameters = new Parameters()
  const assigned = Object.keys(columns).length === 0 ? [] : [assignments(columns, parameters)]
  const text = `UPDATE ${table.name} t SET ${[...assigned, 'version = version + 1', 'updated_at = clock_timestamp()'].join(', ')}
    WHERE ${reached(table, reach, parameters)}`
  await transaction.query(text, parameters.values)
}

/** Removes the rows within reach. @returns their ids */
export async function removeResources(table: Table, reach: Reach, transaction: Queryable): Promise<readonly string[]> {
  const parameters = new Parameters()
  const text = `DELETE FROM ${table.name} t WHERE ${reached(table, reach, parameters)} RETURNING t.id`
  const removed = await transaction.query<{ id: string }>(text, parameters.values)
  return removed.map(({ id }) => id)
}
