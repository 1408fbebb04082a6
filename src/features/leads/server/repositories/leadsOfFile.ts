import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, type Row, Parameters, within } from '#server/repositories'
import { tables } from '../tables'

/** The lead that a file came from, and what was said to it; nothing outside of the scope, which is one of leads. */
export async function findLeadOfFile(scope: Scope, database: Queryable, clientFileId: string): Promise<Resource[]> {
  const parameters = new Parameters()
  const mine = `l.client_file_id = ${parameters.add(clientFileId)} AND ${within(scope, 'l', parameters)}`
  const leads = await database.query<Row>(
    `SELECT ${tables.client_lead.selected('l')} FROM client_leads l WHERE ${mine}`,
    parameters.values,
  )
  const exchanges = await database.query<Row>(
    `SELECT ${tables.client_lead_exchange.selected('e')} FROM client_lead_exchanges e
     JOIN client_leads l ON l.company_id = e.company_id AND l.id = e.client_lead_id WHERE ${mine} ORDER BY e.occurred_at, e.id`,
    parameters.values,
  )
  return [
    ...leads.map((row) => resourceOf('client_lead', row)),
    ...exchanges.map((row) => resourceOf('client_lead_exchange', row)),
  ]
}

/** The rows of the leads that a file came from. */
export async function findRowsOfFile(
  transaction: Queryable,
  companyId: string,
  clientFileId: string,
): Promise<readonly { readonly table: string; readonly id: string }[]> {
  return transaction.query<{ table: string; id: string }>(
    `SELECT '${tables.client_lead.name}' AS "table", id FROM client_leads WHERE company_id = $1 AND client_file_id = $2 ORDER BY id`,
    [companyId, clientFileId],
  )
}

/** Removes the leads that a file came from, and what was said to them. @returns their ids */
export async function removeLeadsOfFile(
  transaction: Queryable,
  companyId: string,
  clientFileId: string,
): Promise<readonly string[]> {
  const removed = await transaction.query<{ id: string }>(
    'DELETE FROM client_leads WHERE company_id = $1 AND client_file_id = $2 RETURNING id',
    [companyId, clientFileId],
  )
  return removed.map(({ id }) => id)
}
