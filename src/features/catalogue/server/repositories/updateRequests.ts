import type { UpdateRequestState } from '#features/catalogue/contract/updates'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'

/** What an adviser finds wrong in a lot or in a programme: one of both ids is null. Instants as ISO. */
export interface UpdateRequest {
  readonly id: string
  readonly property_id: string | null
  readonly program_id: string | null
  readonly program_name: string
  readonly promoter_name: string
  /** Of the lot. */
  readonly reference: string | null
  readonly project: string
  /** Whether the firm itself brought it in. */
  readonly is_own: boolean
  readonly field: string
  readonly current_value: string | null
  readonly suggested_value: string
  readonly comment: string | null
  readonly state: UpdateRequestState
  readonly reason: string | null
  /** Whether the value was corrected with the decision. */
  readonly is_corrected: boolean
  readonly creator_name: string | null
  readonly created_at: string
  readonly decided_at: string | null
}

/** The latest that are shown. */
const SHOWN = 500

const SELECTED = `SELECT r.id, r.property_id, r.program_id, g.name AS program_name, p.name AS promoter_name, l.reference, g.project,
    g.owner_id IS NOT NULL AND g.owner_id = r.company_id AS is_own, r.field, r.current_value, r.suggested_value, r.comment,
    r.state, r.reason, r.is_corrected, ${nameOfUser('creator_id')('r')} AS creator_name, r.created_at, r.decided_at
  FROM property_update_requests r LEFT JOIN properties l ON l.id = r.property_id
    JOIN programs g ON g.id = coalesce(r.program_id, l.program_id) JOIN promoters p ON p.id = g.promoter_id`

/** Those of a firm: what is to be looked at first, then the latest. */
export function listUpdateRequests(scope: Scope, database: Queryable): Promise<UpdateRequest[]> {
  const parameters = new Parameters()
  const text = `${SELECTED} WHERE ${within(scope, 'r', parameters)}
    ORDER BY r.state <> 'open', r.created_at DESC, r.id LIMIT ${parameters.add(SHOWN)}`
  return database.query<UpdateRequest & { id: string }>(text, parameters.values)
}

export async function findUpdateRequest(
  scope: Scope,
  database: Queryable,
  id: string,
): Promise<UpdateRequest | undefined> {
  const parameters = new Parameters()
  const text = `${SELECTED} WHERE r.id = ${parameters.add(id)} AND ${within(scope, 'r', parameters)}`
  return (await database.query<UpdateRequest & { id: string }>(text, parameters.values))[0]
}

/** A request of a firm, by its keys. */
interface RequestKey {
  readonly company_id: string
  readonly id: string
}

/** Who told it, while they are of the firm. */
export async function findReporter(
  database: Queryable,
  { company_id, id }: RequestKey,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  const [found] = await database.query<{ id: string; email: string }>(
    `SELECT u.id, u.email FROM property_update_requests r JOIN users u ON u.company_id = r.company_id AND u.id = r.creator_id
     WHERE r.company_id = $1 AND r.id = $2 AND u.status = 'active'`,
    [company_id, id],
  )
  return found
}

type NewRequest = Pick<
  UpdateRequest,
  'id' | 'property_id' | 'program_id' | 'field' | 'current_value' | 'suggested_value' | 'comment' | 'created_at'
>

export async function insertUpdateRequest(
  database: Queryable,
  by: { readonly company_id: string; readonly creator_id: string },
  { id, property_id, program_id, field, current_value, suggested_value, comment, created_at }: NewRequest,
): Promise<void> {
  const subject = [property_id, program_id]
  await database.query(
    `INSERT INTO property_update_requests
       (company_id, id, creator_id, property_id, program_id, field, current_value, suggested_value, comment, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [by.company_id, id, by.creator_id, ...subject, field, current_value, suggested_value, comment, created_at],
  )
}

/** Decides one that is open; says whether it was. */
export async function decideUpdateRequest(
  database: Queryable,
  { company_id, id }: RequestKey,
  decided: Pick<UpdateRequest, 'state' | 'reason' | 'is_corrected'> & { readonly at: Date },
): Promise<boolean> {
  const rows = await database.query<{ id: string }>(
    `UPDATE property_update_requests SET state = $3, reason = $4, is_corrected = $5, decided_at = $6
     WHERE company_id = $1 AND id = $2 AND state = 'open' RETURNING id`,
    [company_id, id, decided.state, decided.reason, decided.is_corrected, decided.at.toISOString()],
  )
  return rows.length > 0
}
