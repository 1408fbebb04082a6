import { prepared, type Queryable } from '#server/db'
import type { AccountKey } from './passwordTokens'

// Before there is a viewer, and so without a scope.

const known = prepared('SELECT 1 FROM known_devices WHERE company_id = $1 AND user_id = $2 AND device_hash = $3')

/** Whether an account was opened in a browser before. */
export async function isKnown(
  database: Queryable,
  { companyId, userId }: AccountKey,
  deviceHash: string,
): Promise<boolean> {
  return (await database.query(known, [companyId, userId, deviceHash])).length > 0
}

/** Keeps that an account is opened in a browser. @returns whether it is another one than those before */
export async function keepDevice(
  database: Queryable,
  { companyId, userId }: AccountKey,
  deviceHash: string,
  now: Date,
): Promise<boolean> {
  const [row] = await database.query<{ isOther: boolean }>(
    `WITH before AS (SELECT device_hash FROM known_devices WHERE company_id = $1 AND user_id = $2),
       kept AS (INSERT INTO known_devices (company_id, user_id, device_hash, last_used_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (company_id, user_id, device_hash) DO UPDATE SET last_used_at = excluded.last_used_at)
     SELECT count(*) > 0 AND bool_and(device_hash <> $3) AS "isOther" FROM before`,
    [companyId, userId, deviceHash, now],
  )
  return row?.isOther === true
}
