import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { idempotency, resourceOf, type Row, insertion, Parameters, within } from '#server/repositories'
import { tables } from '../tables'

export interface NewImport {
  readonly file_name: string | null
  readonly created_count: number
  readonly refused_count: number
  readonly undoable_until: string
  readonly created_at: string
}

const COLUMNS = tables.client_lead_import.selected('i')

/** A new import of the viewer whose scope it is. */
export async function insertImport(scope: Scope, transaction: Queryable, values: NewImport): Promise<Resource> {
  const parameters = new Parameters()
  const text = `${insertion('client_lead_imports', [{ id: randomUUID(), ...values, ...scope.columns }], parameters)} RETURNING ${tables.client_lead_import.selected('client_lead_imports')}`
  const [row] = await transaction.query<Row>(text, parameters.values)
  return resourceOf('client_lead_import', row ?? {})
}

/** The imports of the scope that may still be undone at an instant, the latest first. */
export async function findImports(scope: Scope, database: Queryable, now: string): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${COLUMNS} FROM client_lead_imports i WHERE i.undoable_until > ${parameters.add(now)} AND ${within(scope, 'i', parameters)} ORDER BY i.created_at DESC, i.id`
  return (await database.query<Row>(text, parameters.values)).map((row) => resourceOf('client_lead_import', row))
}

/** Holds an import until the end of the transaction; undefined outside of the scope. */
export async function lockImport(
  scope: Scope,
  transaction: Queryable,
  id: string,
): Promise<Extract<Resource, { type: 'client_lead_import' }> | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${COLUMNS} FROM client_lead_imports i WHERE i.id = ${parameters.add(id)} AND ${within(scope, 'i', parameters)} FOR UPDATE`
  const [row] = await transaction.query<Row>(text, parameters.values)
  const resource = row && resourceOf('client_lead_import', row)
  return resource?.type === 'client_lead_import' ? resource : undefined
}

/** Takes an import back: its leads go, but those that somebody has touched since. @returns how many went and stayed */
export async function undoImport(
  scope: Scope,
  transaction: Queryable,
  id: string,
): Promise<{ removed: number; kept: number }> {
  const { company_id } = scope.columns
  const removed = await transaction.query<{ id: string }>(
    `DELETE FROM client_leads l WHERE l.company_id = $1 AND l.import_id = $2 AND l.version = 1 AND l.last_exchange_at IS NULL RETURNING l.id`,
    [company_id, id],
  )
  const kept = await transaction.query<{ id: string }>(
    'UPDATE client_leads l SET import_id = NULL WHERE l.company_id = $1 AND l.import_id = $2 RETURNING l.id',
    [company_id, id],
  )
  // Leads that nobody has touched are in the answer of the import only.
  await idempotency.forgetAnswers(transaction, company_id ?? '', [id])
  await transaction.query('DELETE FROM client_lead_imports i WHERE i.company_id = $1 AND i.id = $2', [company_id, id])
  return { removed: removed.length, kept: kept.length }
}
