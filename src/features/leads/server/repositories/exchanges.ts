import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, type Row, insertion, Parameters, within } from '#server/repositories'
import { tables } from '../tables'

/** What was said to a lead, the latest first; none outside of the scope. */
export async function findExchanges(scope: Scope, database: Queryable, leadId: string): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${tables.client_lead_exchange.selected('e')} FROM client_lead_exchanges e
    WHERE e.client_lead_id = ${parameters.add(leadId)}
      AND EXISTS (SELECT 1 FROM client_leads l WHERE l.company_id = e.company_id AND l.id = e.client_lead_id AND ${within(scope, 'l', parameters)})
    ORDER BY e.occurred_at DESC, e.id`
  return (await database.query<Row>(text, parameters.values)).map((row) => resourceOf('client_lead_exchange', row))
}

/** Adds an exchange to a lead that was locked within the scope. */
export async function insertExchange(
  scope: Scope,
  transaction: Queryable,
  leadId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Resource> {
  const { company_id } = scope.columns
  const parameters = new Parameters()
  const text = `${insertion('client_lead_exchanges', [{ company_id, id: randomUUID(), client_lead_id: leadId, ...values }], parameters)}
    RETURNING ${tables.client_lead_exchange.selected('client_lead_exchanges')}`
  const [row] = await transaction.query<Row>(text, parameters.values)
  return resourceOf('client_lead_exchange', row ?? {})
}

/** Gives the exchanges of a lead to another; both were locked within the scope. */
export async function moveExchanges(scope: Scope, transaction: Queryable, from: string, to: string): Promise<void> {
  const parameters = new Parameters()
  await transaction.query(
    `UPDATE client_lead_exchanges e SET client_lead_id = ${parameters.add(to)} WHERE e.client_lead_id = ${parameters.add(from)} AND e.company_id = ${parameters.add(scope.columns['company_id'])}`,
    parameters.values,
  )
}
