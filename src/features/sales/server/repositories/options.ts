import { lotState } from '#features/catalogue/server'
import type { Actor } from '#contract/lifecycle'
import { optionLifecycle, type OptionAction, type OptionStatus } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { assignments, Parameters } from '#server/repositories'
import { isDue, statusAt } from '#server/repositories/lifecycle'

/** An option that holds a rank of a lot, of whichever firm. */
export interface LiveOption extends Record<string, unknown> {
  readonly company_id: string
  readonly id: string
  readonly client_file_id: string
  readonly created_by_id: string
  readonly status: OptionStatus
  readonly rank: number
  readonly expires_at: string | null
  readonly validation_due_at: string | null
}

const LIVE = "('requested', 'active', 'expiring', 'waitlisted')"
const COLUMNS =
  'o.company_id, o.id, o.client_file_id, o.created_by_id, o.status, o.rank, o.expires_at, o.validation_due_at'

/** The options on a lot that is held, of all firms, by rank: the one place that looks beyond a firm. They are held too. */
export function lockLiveOptions(transaction: Queryable, propertyId: string): Promise<readonly LiveOption[]> {
  return transaction.query<LiveOption>(
    `SELECT ${COLUMNS} FROM options o WHERE o.property_id = $1 AND o.status IN ${LIVE} ORDER BY o.rank, o.created_at, o.id FOR UPDATE OF o`,
    [propertyId],
  )
}

/** The live options of a file, with their lots. */
export function findLiveOptionsOfFile(
  database: Queryable,
  companyId: string,
  clientFileId: string,
): Promise<readonly (LiveOption & { property_id: string })[]> {
  return database.query<LiveOption & { property_id: string }>(
    `SELECT ${COLUMNS}, o.property_id FROM options o WHERE o.company_id = $1 AND o.client_file_id = $2 AND o.status IN ${LIVE} ORDER BY o.id`,
    [companyId, clientFileId],
  )
}

/** How many lots of a programme a user holds at an instant. */
export async function countHeld(
  database: Queryable,
  {
    companyId,
    userId,
    programId,
    now,
  }: { readonly companyId: string; readonly userId: string; readonly programId: string; readonly now: Date },
): Promise<number> {
  const [row] = await database.query<{ held: number }>(
    `SELECT count(*)::integer AS held FROM options WHERE company_id = $1 AND created_by_id = $2 AND program_id = $3
       AND ${statusAt(optionLifecycle, 'options', '$4::timestamptz')} IN ('requested', 'active', 'expiring')`,
    [companyId, userId, programId, now],
  )
  return row?.held ?? 0
}

/** What is written of an option with each of its steps. */
export interface OptionChange {
  readonly status: OptionStatus
  readonly channel: Actor
  readonly rank?: number
  readonly starts_at?: Date
  /** Instant. */
  readonly expires_at?: string
  readonly reason?: string
  readonly booking_id?: string
}

/** Writes a step that nobody asked for. */
export async function writeOption(
  transaction: Queryable,
  { company_id, id }: Pick<LiveOption, 'company_id' | 'id'>,
  change: OptionChange,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE options SET ${assignments({ ...change }, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE company_id = ${parameters.add(company_id)} AND id = ${parameters.add(id)}`
  await transaction.query(text, parameters.values)
}

export type AutomaticAction = Extract<OptionAction, 'tick' | 'expire' | 'promote' | 'lapse' | 'release'>

const AT_ONCE = 100

/** The lots on which time moved an option, or that became free for whoever waits. */
export async function findDueLots(database: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await database.query<{ property_id: string }>(
    `SELECT DISTINCT o.property_id FROM options o
     WHERE ${isDue(optionLifecycle, 'o', '$1::timestamptz')}
       OR (o.status = 'waitlisted' AND ${lotState.isForSale('o.property_id')}
         AND NOT EXISTS (SELECT FROM options f WHERE f.property_id = o.property_id AND f.rank = 1 AND f.status IN ${LIVE}))
     LIMIT ${AT_ONCE}`,
    [now],
  )
  return rows.map((row) => row.property_id)
}
