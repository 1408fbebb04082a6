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

/** A couple of whom both have an account. */
export interface Couple {
  readonly accountIds: readonly [string, string]
  /** Their regime or their agreement makes things common. */
  readonly isCommon: boolean
  /** Their shared mass; null while there is none. */
  readonly entityId: string | null
}

interface CoupleRow extends Record<string, unknown> {
  readonly own: string
  readonly other: string
  readonly regimes: readonly (string | null)[]
  readonly entity_id: string | null
}

/** Regimes and agreements that make things common (Code civil, art. 1400 and following, 515-5-1). */
const COMMON: ReadonlySet<string> = new Set([
  'community_property',
  'pre_1966_community',
  'universal_community',
  'universal_community_full_attribution',
  'property_separation_acquests_society',
  'joint_ownership',
  'legacy_joint_ownership',
])

/** The account of a client and that of his spouse; undefined while one of the two lacks. */
export async function findCouple(
  database: Queryable,
  companyId: string,
  clientId: string,
): Promise<Couple | undefined> {
  const [row] = await database.query<CoupleRow>(
    `SELECT a.id AS own, b.id AS other,
       ARRAY(SELECT CASE WHEN f.family_situation = 'pacs' THEN f.pacs_contract_type
                         WHEN f.family_situation IN ('married', 'divorcing', 'legally_separated') THEN f.mariage_contract_type END
             FROM scpi_client_family_situation f
             WHERE f.company_id = c.company_id AND f.scpi_client_id IN (c.id, c.conjoint_id)) AS regimes,
       (SELECT e.id FROM pp_entities e WHERE e.company_id = c.company_id AND e.entity_type = 'joint'
          AND a.id IN (e.pp_account_1_id, e.pp_account_2_id) AND b.id IN (e.pp_account_1_id, e.pp_account_2_id)) AS entity_id
     FROM scpi_clients c
     JOIN pp_accounts a ON a.company_id = c.company_id AND a.client_id = c.id
     JOIN pp_accounts b ON b.company_id = c.company_id AND b.client_id = c.conjoint_id
     WHERE c.company_id = $1 AND c.id = $2`,
    [companyId, clientId],
  )
  if (!row) return undefined
  const isCommon = row.regimes.some((regime) => regime !== null && COMMON.has(regime))
  return { accountIds: [row.own, row.other], isCommon, entityId: row.entity_id }
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

/** A couple parts, or comes together again: whose their shared mass is wants to be said. */
export async function reviewShared(
  transaction: Queryable,
  companyId: string,
  { clientIds, isToReview }: { readonly clientIds: readonly [string, string]; readonly isToReview: boolean },
): Promise<void> {
  await transaction.query(
    `UPDATE pp_entities SET to_review = $4, version = version + 1
     WHERE company_id = $1 AND $2 IN (client_1_id, client_2_id) AND $3 IN (client_1_id, client_2_id) AND to_review <> $4`,
    [companyId, ...clientIds, isToReview],
  )
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
       pp_account_2_id = NULL, adviser_2_id = NULL, client_2_id = NULL, to_review = true, version = version + 1
     WHERE company_id = $1 AND entity_type = 'joint' AND client_2_id IS NOT NULL AND $2 IN (client_1_id, client_2_id)`,
    [companyId, clientId],
  )
}
