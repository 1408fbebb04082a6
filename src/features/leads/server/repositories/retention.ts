import { resources } from '#contract'
import type { Queryable } from '#server/db'
import { assignments, idempotency, Parameters } from '#server/repositories'

/** What stays of a lead once its person is forgotten: figures of the firm, without anybody in them. */
const KEPT: ReadonlySet<string> = new Set([
  'project_type',
  'origin',
  'adviser_id',
  'loss_reason',
  'duplicate_of_id',
  'attempts',
  'retained_until',
  'created_at',
  'updated_at',
])

/** Their answers are looked for together, so not too many at once. */
const AT_ONCE = 50

/**
 * Forgets the people of some of the leads that were to be kept until a day before this one: their attributes, what was said to
 * them, the answers that speak of them. A lead that became a client file goes with the file.
 * @returns how many; none when none is left, or another process holds them
 */
export async function anonymiseExpired(transaction: Queryable, today: string): Promise<number> {
  const expired = await transaction.query<{ company_id: string; id: string }>(
    `SELECT company_id, id FROM client_leads WHERE retained_until < $1 AND status NOT IN ('converted', 'anonymised')
     ORDER BY company_id, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
    [today],
  )
  const companies = new Map<string, string[]>()
  for (const { company_id, id } of expired) companies.set(company_id, [...(companies.get(company_id) ?? []), id])
  for (const [companyId, ids] of companies) await anonymise(transaction, companyId, ids)
  return expired.length
}

async function anonymise(transaction: Queryable, companyId: string, ids: readonly string[]): Promise<void> {
  const parameters = new Parameters()
  const forgotten = Object.entries(resources.client_lead.fields).flatMap(([name, { initial }]) =>
    KEPT.has(name) ? [] : [[name, initial] as const],
  )
  const values = { ...Object.fromEntries(forgotten), status: 'anonymised' }
  const these = `company_id = ${parameters.add(companyId)} AND id = ANY(${parameters.add(ids)})`
  await transaction.query(
    `UPDATE client_leads SET ${assignments(values, parameters)}, version = version + 1, updated_at = clock_timestamp() WHERE ${these}`,
    parameters.values,
  )
  await transaction.query('DELETE FROM client_lead_exchanges WHERE company_id = $1 AND client_lead_id = ANY($2)', [
    companyId,
    ids,
  ])
  await idempotency.forgetAnswers(transaction, companyId, ids)
}
