import type { scpiChoices } from '#features/scpi/clients/contract'
import { isCommonUnion } from '#features/scpi/clients/contract/rules'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'

/** Who holds an account. */
export interface AccountHolder {
  readonly accountId: string
  readonly clientId: string
  readonly adviserId: string
  readonly firstname: string
}

/** The holders of these accounts of a firm. */
export async function findHolders(
  database: Queryable,
  companyId: string,
  accountIds: readonly string[],
): Promise<readonly AccountHolder[]> {
  return database.query<AccountHolder & Record<string, unknown>>(
    `SELECT a.id AS "accountId", a.client_id AS "clientId", a.adviser_id AS "adviserId", c.firstname1 AS firstname
     FROM pp_accounts a JOIN scpi_clients c ON c.company_id = a.company_id AND c.id = a.client_id
     WHERE a.company_id = $1 AND a.id = ANY($2) ORDER BY a.created_at, a.id`,
    [companyId, accountIds],
  )
}

type Family = Readonly<Record<string, unknown>>

/** A couple of whom both have an account. */
export interface Couple {
  readonly accountIds: readonly [string, string]
  /** The regime or the agreement that one of them tells makes things common. */
  readonly isCommon: boolean
  /** Their shared mass; null while there is none. */
  readonly entityId: string | null
}

interface CoupleRow extends Record<string, unknown> {
  readonly own: string
  readonly other: string
  readonly families: readonly Family[]
  readonly entity_id: string | null
}

/** The account of a client and that of his spouse; undefined while one of the two lacks. */
export async function findCouple(
  database: Queryable,
  companyId: string,
  clientId: string,
): Promise<Couple | undefined> {
  const [row] = await database.query<CoupleRow>(
    `SELECT a.id AS own, b.id AS other,
       (SELECT json_agg(row_to_json(f)) FROM scpi_client_family_situation f
          WHERE f.company_id = c.company_id AND f.scpi_client_id IN (c.id, c.conjoint_id)) AS families,
       (SELECT e.id FROM pp_entities e WHERE e.company_id = c.company_id AND e.entity_type = 'joint'
          AND a.id IN (e.pp_account_1_id, e.pp_account_2_id) AND b.id IN (e.pp_account_1_id, e.pp_account_2_id)) AS entity_id
     FROM scpi_clients c
     JOIN pp_accounts a ON a.company_id = c.company_id AND a.client_id = c.id
     JOIN pp_accounts b ON b.company_id = c.company_id AND b.client_id = c.conjoint_id
     WHERE c.company_id = $1 AND c.id = $2`,
    [companyId, clientId],
  )
  if (!row) return undefined
  const { own, other, families, entity_id: entityId } = row
  return { accountIds: [own, other], isCommon: families.some(isCommonUnion), entityId }
}

/** The ids of the masses that an account holds, its own first, within reach. */
export async function findEntityIds(scope: Scope, database: Queryable, accountId: string): Promise<readonly string[]> {
  const parameters = new Parameters()
  const account = parameters.add(accountId)
  const rows = await database.query<{ id: string }>(
    `SELECT t.id FROM pp_entities t WHERE ${account} IN (t.pp_account_1_id, t.pp_account_2_id)
       AND ${within(scope, 't', parameters)} ORDER BY t.entity_type DESC, t.created_at, t.id`,
    parameters.values,
  )
  return rows.map(({ id }) => id)
}

/** The clients who hold a mass. */
export async function findClientsOf(
  database: Queryable,
  companyId: string,
  entityId: string,
): Promise<readonly string[]> {
  const [row] = await database.query<{ first: string; second: string | null }>(
    'SELECT client_1_id AS first, client_2_id AS second FROM pp_entities WHERE company_id = $1 AND id = $2',
    [companyId, entityId],
  )
  return row ? [row.first, ...(row.second === null ? [] : [row.second])] : []
}

/** The masses of a client go with him to another adviser. */
export async function moveEntities(
  transaction: Queryable,
  companyId: string,
  { clientId, adviserId }: { readonly clientId: string; readonly adviserId: string },
): Promise<void> {
  await transaction.query(
    `UPDATE pp_entities SET adviser_1_id = CASE WHEN client_1_id = $2 THEN $3 ELSE adviser_1_id END,
       adviser_2_id = CASE WHEN client_2_id = $2 THEN $3 ELSE adviser_2_id END
     WHERE company_id = $1 AND $2 IN (client_1_id, client_2_id)`,
    [companyId, clientId, adviserId],
  )
}

export type ReviewReason = keyof typeof scpiChoices.reviewReasons

/** What a couple is to one another has changed: whose their shared mass is wants to be said, or no more: but for what begins to be common. @param reason null for no more */
export async function reviewShared(
  transaction: Queryable,
  companyId: string,
  { clientIds, reason }: { readonly clientIds: readonly [string, string]; readonly reason: ReviewReason | null },
): Promise<void> {
  await transaction.query(
    `UPDATE pp_entities SET to_review = $4::text IS NOT NULL, review_reason = $4, version = version + 1
     WHERE company_id = $1 AND $2 IN (client_1_id, client_2_id) AND $3 IN (client_1_id, client_2_id)
       AND review_reason IS DISTINCT FROM $4 AND ($4::text IS NOT NULL OR review_reason <> 'regime_begun')`,
    [companyId, ...clientIds, reason],
  )
}

/** Whether a shared mass that a change of regime has made holds nothing yet. */
export async function isUntouched(transaction: Queryable, companyId: string, entityId: string): Promise<boolean> {
  const rows = await transaction.query(
    `SELECT 1 FROM pp_entities e WHERE company_id = $1 AND id = $2 AND review_reason = 'regime_begun'
       AND NOT EXISTS (SELECT 1 FROM pp_entity_changes c WHERE c.company_id = e.company_id AND c.pp_entity_id = e.id)`,
    [companyId, entityId],
  )
  return rows.length > 0
}

/** Removes a shared mass, with all that is in it. */
export async function removeEntity(transaction: Queryable, companyId: string, entityId: string): Promise<void> {
  await transaction.query("DELETE FROM pp_entities WHERE company_id = $1 AND id = $2 AND entity_type = 'joint'", [
    companyId,
    entityId,
  ])
}

/** Who stays holds alone the masses that he shared with a client who goes. */
export async function leaveShared(transaction: Queryable, companyId: string, clientId: string): Promise<void> {
  await transaction.query(
    `UPDATE pp_entities SET
       pp_account_1_id = CASE WHEN client_1_id = $2 THEN pp_account_2_id ELSE pp_account_1_id END,
       adviser_1_id = CASE WHEN client_1_id = $2 THEN adviser_2_id ELSE adviser_1_id END,
       client_1_id = CASE WHEN client_1_id = $2 THEN client_2_id ELSE client_1_id END,
       holders = jsonb_build_array(jsonb_build_object('pp_account_id',
         CASE WHEN client_1_id = $2 THEN pp_account_2_id ELSE pp_account_1_id END, 'share_rate', 1)),
       pp_account_2_id = NULL, adviser_2_id = NULL, client_2_id = NULL, to_review = true,
       review_reason = 'holder_left', version = version + 1
     WHERE company_id = $1 AND entity_type = 'joint' AND client_2_id IS NOT NULL AND $2 IN (client_1_id, client_2_id)`,
    [companyId, clientId],
  )
}
