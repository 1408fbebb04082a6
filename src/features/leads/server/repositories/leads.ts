import type { Resource } from '#contract/jsonapi'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within, type Row } from '#server/repositories'
import { tables } from '../tables'

/** The leads of the scope with the same address or number as one of the ids, itself left out: possible duplicates. */
export async function findDuplicates(scope: Scope, database: Queryable, id: string): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${tables.client_lead.selected('l')} FROM client_leads l
    JOIN client_leads o ON o.company_id = l.company_id AND o.id = ${parameters.add(id)}
    WHERE l.id <> o.id AND (l.email_key = o.email_key OR l.phone_key = o.phone_key) AND ${within(scope, 'l', parameters)}
    ORDER BY l.created_at, l.id`
  const rows = await database.query<Row>(text, parameters.values)
  return rows.map((row) => tables.client_lead.resource(row))
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

/** Gives the exchanges of a lead to another; both were locked within the scope. */
export async function moveExchanges(
  { scope, database }: { readonly scope: Scope; readonly database: Queryable },
  from: string,
  to: string,
): Promise<void> {
  await database.query(
    'UPDATE client_lead_exchanges e SET client_lead_id = $1 WHERE e.client_lead_id = $2 AND e.company_id = $3',
    [to, from, scope.columns['company_id']],
  )
}

/** Gives all the leads that somebody follows to a colleague. */
export async function transferLeads(
  transaction: Queryable,
  { companyId }: Pick<Viewer, 'companyId'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await transaction.query(
    `UPDATE client_leads SET adviser_id = $3, version = version + 1, updated_at = clock_timestamp()
     WHERE company_id = $1 AND adviser_id = $2`,
    [companyId, from, to],
  )
}
