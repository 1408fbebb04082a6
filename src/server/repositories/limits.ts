import type { Queryable } from '#server/db'

/** How many attempts a key has made in its window, this one included, and when the window ends. */
export interface Attempts {
  readonly attempts: number
  readonly windowEndsAt: string
}

/** Counts one more attempt. Counting comes before checking, so that attempts made together are all counted. */
export async function countAttempt(database: Queryable, key: string, now: Date, windowEndsAt: Date): Promise<Attempts> {
  const [row] = await database.query<{ attempts: number; windowEndsAt: string }>(
    `INSERT INTO login_attempts AS a (key, attempts, window_ends_at) VALUES ($1, 1, $3)
     ON CONFLICT (key) DO UPDATE SET
       attempts = CASE WHEN a.window_ends_at <= $2 THEN 1 ELSE a.attempts + 1 END,
       window_ends_at = CASE WHEN a.window_ends_at <= $2 THEN excluded.window_ends_at ELSE a.window_ends_at END
     RETURNING attempts, window_ends_at AS "windowEndsAt"`,
    [key, now, windowEndsAt],
  )
  return row ?? { attempts: 1, windowEndsAt: windowEndsAt.toISOString() }
}

/** Forgets the attempts of these keys, and of the windows that ended. */
export async function forgetAttempts(database: Queryable, keys: readonly string[], now: Date): Promise<void> {
  await database.query('DELETE FROM login_attempts WHERE key = ANY($1) OR window_ends_at <= $2', [keys, now])
}

/** How many requests were made in a window, by all processes, and when it ends, seconds from now. */
export interface RequestCount {
  readonly requests: number
  readonly endsIn: number
}

interface Counted {
  readonly companyId: string
  readonly countedAs: string
  /** Of the window, seconds. */
  readonly seconds: number
}

/** Adds requests to their window, or to a new one where it has ended, by the clock of the database: processes have one each. */
export async function addRequests(
  database: Queryable,
  { companyId, countedAs, seconds }: Counted,
  requests: number,
): Promise<RequestCount> {
  const [row] = await database.query<{ requests: number; endsIn: number }>(
    `INSERT INTO request_counts AS c (company_id, counted_as, requests, window_ends_at)
     VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 second')
     ON CONFLICT (company_id, counted_as) DO UPDATE SET
       requests = CASE WHEN c.window_ends_at BETWEEN clock_timestamp() AND excluded.window_ends_at
         THEN c.requests + excluded.requests ELSE excluded.requests END,
       window_ends_at = CASE WHEN c.window_ends_at BETWEEN clock_timestamp() AND excluded.window_ends_at
         THEN c.window_ends_at ELSE excluded.window_ends_at END
     RETURNING requests, extract(epoch FROM window_ends_at - clock_timestamp())::float8 AS "endsIn"`,
    [companyId, countedAs, requests, seconds],
  )
  return row ?? { requests, endsIn: seconds }
}
