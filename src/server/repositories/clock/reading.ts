import type { Database, Queryable } from '#server/db'

/** How far the clock may be from what it last said, and for how long it is not believed after it was further. */
const DAY_MS = 86_400_000

/** How the clock compares with what it said before. */
export interface ClockReading {
  /** It did not move by more than a day, within a day. */
  readonly isBelieved: boolean
  /** Seconds since the reading before; negative when it went back. */
  readonly gap: number
}

/**
 * Notes what the clock says. After a jump of more than a day, forward or back, it is believed again once it has gone on for a day without
 * another one: an application that was stopped for a week is then right, and somebody had the time to put a wrong clock right.
 */
export async function readClock(database: Database, now: Date): Promise<ClockReading> {
  return database.transaction(async (transaction) => {
    const { lastKnownAt, doubtedAt } = await lockReading(transaction, now)
    const gapMs = now.getTime() - lastKnownAt
    const doubted = Math.abs(gapMs) > DAY_MS ? now.getTime() : doubtedAt
    const isBelieved = doubted === undefined || now.getTime() - doubted >= DAY_MS
    await transaction.query('UPDATE clock_reading SET last_known_at = $1, doubted_at = $2', [
      now,
      isBelieved ? null : new Date(doubted),
    ])
    return { isBelieved, gap: Math.round(gapMs / 1000) }
  })
}

/** Instants in milliseconds. */
async function lockReading(
  transaction: Queryable,
  now: Date,
): Promise<{ lastKnownAt: number; doubtedAt: number | undefined }> {
  await transaction.query('INSERT INTO clock_reading (last_known_at) VALUES ($1) ON CONFLICT DO NOTHING', [now])
  const [row] = await transaction.query<{ last_known_at: string; doubted_at: string | null }>(
    'SELECT last_known_at, doubted_at FROM clock_reading FOR UPDATE',
  )
  return {
    lastKnownAt: row ? Date.parse(row.last_known_at) : now.getTime(),
    doubtedAt: row?.doubted_at == null ? undefined : Date.parse(row.doubted_at),
  }
}

/** Whether the clock is not believed for now. */
export async function isClockDoubted(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT 1 FROM clock_reading WHERE doubted_at IS NOT NULL')).length > 0
}
