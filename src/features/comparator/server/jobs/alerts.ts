import { codeOf } from '#server/db'
import type { Surroundings } from '#server/http'
import { rounds, type Rounds } from '#server/jobs'
import { tellAlerts } from '../operations/tellAlerts'
import { isSettled } from '../repositories/looks'

/** How often the catalogue is looked at, wherever its changes come from. */
const ROUND_MS = 5_000

type AlertSurroundings = Pick<Surroundings, 'database' | 'clock' | 'publicUrl' | 'travelTimes' | 'workers' | 'log'>

/** Tells alerts what is new, soon after each import and at their hours. */
export function alertTelling({ clock, log, ...surroundings }: AlertSurroundings): Rounds {
  const fail = (error: unknown): void => {
    log.error({ code: codeOf(error) }, 'search alerts cannot be told')
  }
  const ending = new AbortController()
  const { signal } = ending
  const telling = rounds({
    everyMs: ROUND_MS,
    round: async () => {
      if (!signal.aborted && (await isSettled(surroundings.database)))
        await tellAlerts({ ...surroundings, now: clock.now(), fail, signal })
    },
    fail,
  })
  return {
    ...telling,
    stop: () => {
      ending.abort()
      return telling.stop()
    },
  }
}
