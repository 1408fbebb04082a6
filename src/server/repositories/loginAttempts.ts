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
