import type { Queryable } from '#server/db'

/** One setting that somebody changed: its key (`loan_rates.25`), and what it was and is; null where nothing is set. */
export interface SettingValue {
  readonly key: string
  /** What the key names, where it is an id. */
  readonly name?: string
  readonly before: unknown
  readonly after: unknown
}

/** Settings of a section that were changed together. */
export interface SettingChange {
  readonly id: string
  /** 1, 2, 3, … in the firm. */
  readonly number: number
  readonly changes: readonly SettingValue[]
  /** The first day on which it holds, `YYYY-MM-DD`. */
  readonly effective_at: string
}

export interface NewSettingChange extends Omit<SettingChange, 'number'> {
  readonly company_id: string
  readonly section: string
  readonly author_id: string | null
  readonly created_at: Date
  readonly restored_id: string | null
}

/** Keeps a change under the next number of the firm, which is held meanwhile. */
export async function insertSettingChange(transaction: Queryable, change: NewSettingChange): Promise<void> {
  const { company_id, id, section, changes, effective_at, author_id, created_at, restored_id } = change
  await transaction.query('SELECT 1 FROM companies WHERE id = $1 FOR NO KEY UPDATE', [company_id])
  await transaction.query(
    `INSERT INTO setting_changes (company_id, id, number, section, changes, effective_at, author_id, created_at, restored_id)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8 FROM setting_changes WHERE company_id = $1`,
    [company_id, id, section, JSON.stringify(changes), effective_at, author_id, created_at, restored_id],
  )
}

/** What is set in some sections, by key, and the number of the change that came into force last; 0 where nothing was ever set. */
export interface HeldSettings {
  readonly values: ReadonlyMap<string, unknown>
  readonly version: number
}

/** What a firm has set on a day: of each key, the value of the change that came into force last. @param asOf `YYYY-MM-DD` */
export async function findSettings(
  database: Queryable,
  companyId: string,
  sections: readonly string[],
  asOf: string,
): Promise<HeldSettings> {
  const rows = await database.query<{ key: string; value: unknown; version: number }>(
    `WITH held AS (
       SELECT s.number, s.changes, row_number() OVER (ORDER BY s.effective_at, s.number) AS place FROM setting_changes s
       WHERE s.company_id = $1 AND s.section = ANY($2) AND s.effective_at <= $3 AND s.cancelled_at IS NULL
     )
     SELECT DISTINCT ON (c.value->>'key') c.value->>'key' AS key, c.value->'after' AS value,
       (SELECT h.number FROM held h ORDER BY h.place DESC LIMIT 1) AS version
     FROM held, jsonb_array_elements(held.changes) c ORDER BY c.value->>'key', held.place DESC`,
    [companyId, sections, asOf],
  )
  return { values: new Map(rows.map(({ key, value }) => [key, value])), version: rows[0]?.version ?? 0 }
}

/** The changes of a section that were not given up, in the order in which they come into force. */
export async function findSettingChanges(
  database: Queryable,
  companyId: string,
  section: string,
): Promise<readonly SettingChange[]> {
  return database.query<SettingChange & Record<string, unknown>>(
    `SELECT id, number, changes, effective_at FROM setting_changes
     WHERE company_id = $1 AND section = $2 AND cancelled_at IS NULL ORDER BY effective_at, number`,
    [companyId, section],
  )
}

/** The number of the change that holds, of each section that has one. @param asOf `YYYY-MM-DD` */
export async function findNumbersInForce(
  database: Queryable,
  companyId: string,
  asOf: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ section: string; number: number }>(
    `SELECT DISTINCT ON (section) section, number FROM setting_changes
     WHERE company_id = $1 AND effective_at <= $2 AND cancelled_at IS NULL ORDER BY section, effective_at DESC, number DESC`,
    [companyId, asOf],
  )
  return new Map(rows.map(({ section, number }) => [section, number]))
}

/** Gives up a change that does not hold yet. */
export async function cancelSettingChange(
  transaction: Queryable,
  { companyId, id, at }: { readonly companyId: string; readonly id: string; readonly at: Date },
): Promise<void> {
  await transaction.query('UPDATE setting_changes SET cancelled_at = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
    at,
  ])
}
