import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { idempotency, resourceOf, type Row, assignments, insertion, Parameters, within } from '#server/repositories'
import { tables } from '../tables'

export type LeadResource = Extract<Resource, { type: 'client_lead' }>

export const LEAD_COLUMNS = `${tables.client_lead.selected('l')}, l.creator_id, l.client_file_id`

/** PostgreSQL counts the parameters of a statement on sixteen bits. */
const ROWS_A_STATEMENT = 500

/** A lead; undefined outside of the scope. */
export async function findLead(scope: Scope, database: Queryable, id: string): Promise<LeadResource | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${LEAD_COLUMNS} FROM client_leads l WHERE l.id = ${parameters.add(id)} AND ${within(scope, 'l', parameters)}`
  return (await database.query<Row>(text, parameters.values)).flatMap(leadOf)[0]
}

/**
 * The leads of these ids that are within the scope, held until the end of the transaction; always in the same order, so that no two
 * transactions wait for each other.
 */
export async function lockLeads(
  scope: Scope,
  transaction: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadResource>> {
  const parameters = new Parameters()
  const text = `SELECT ${LEAD_COLUMNS} FROM client_leads l WHERE l.id = ANY(${parameters.add(ids)}) AND ${within(scope, 'l', parameters)} ORDER BY l.id FOR UPDATE`
  const found = (await transaction.query<Row>(text, parameters.values)).flatMap(leadOf)
  return new Map(found.map((lead) => [lead.id, lead]))
}

/** The leads of the scope with the same address or number as one of the ids, itself left out: possible duplicates. */
export async function findDuplicates(scope: Scope, database: Queryable, id: string): Promise<LeadResource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${LEAD_COLUMNS} FROM client_leads l
    JOIN client_leads o ON o.company_id = l.company_id AND o.id = ${parameters.add(id)}
    WHERE l.id <> o.id AND (l.email_key = o.email_key OR l.phone_key = o.phone_key) AND ${within(scope, 'l', parameters)}
    ORDER BY l.created_at, l.id`
  return (await database.query<Row>(text, parameters.values)).flatMap(leadOf)
}

/** How many other leads of the scope each of these has in common with, by id; absent: none. */
export async function countDuplicates(
  scope: Scope,
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const parameters = new Parameters()
  const text = `SELECT o.id, count(*) AS total FROM client_leads o
    JOIN client_leads l ON l.company_id = o.company_id AND l.id <> o.id AND (l.email_key = o.email_key OR l.phone_key = o.phone_key)
    WHERE o.id = ANY(${parameters.add(ids)}) AND ${within(scope, 'o', parameters)} AND ${within(scope, 'l', parameters)} GROUP BY o.id`
  const rows = await database.query<{ id: string; total: number }>(text, parameters.values)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** New leads, all with the same attributes. The scope decides whose they can be. @returns their ids, in the same order */
export async function insertLeads(
  scope: Scope,
  transaction: Queryable,
  leads: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  const rows = leads.map((lead) => ({ id: randomUUID(), ...lead, ...scope.columns }))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const parameters = new Parameters()
    await transaction.query(
      insertion('client_leads', rows.slice(start, start + ROWS_A_STATEMENT), parameters),
      parameters.values,
    )
  }
  return rows.map(({ id }) => id)
}

/** Writes attributes of a lead. */
export async function updateLead(
  scope: Scope,
  transaction: Queryable,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_leads l SET ${assignments(attributes, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE l.id = ${parameters.add(id)} AND ${within(scope, 'l', parameters)}`
  await transaction.query(text, parameters.values)
}

/** Removes a lead, what was said to it, and the answers that speak of it; false outside of the scope. */
export async function removeLead(scope: Scope, transaction: Queryable, id: string): Promise<boolean> {
  const parameters = new Parameters()
  const text = `DELETE FROM client_leads l WHERE l.id = ${parameters.add(id)} AND ${within(scope, 'l', parameters)} RETURNING l.company_id`
  const [removed] = await transaction.query<{ company_id: string }>(text, parameters.values)
  if (removed) await idempotency.forgetAnswers(transaction, removed.company_id, [id])
  return removed !== undefined
}

export function leadOf(row: Row): LeadResource[] {
  const link = <Type extends 'user' | 'client_file'>(type: Type, id: unknown) =>
    typeof id === 'string' ? { type, id } : null
  const resource = resourceOf('client_lead', row, {
    adviser: link('user', row['adviser_id']),
    creator: link('user', row['creator_id']),
    client_file: link('client_file', row['client_file_id']),
  })
  return resource.type === 'client_lead' ? [resource] : []
}
