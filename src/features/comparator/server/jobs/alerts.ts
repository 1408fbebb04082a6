import { codeOf } from '#server/db'
import type { Dependencies } from '#server/http'
import { scheduler, type Scheduler } from '#server/jobs'
import { tellAlerts } from '../operations/tellAlerts'
import { isSettled } from '../repositories/looks'

/** How often the catalogue is looked at, wherever its changes come from. */
const ROUND_MS = 5_000

type AlertDependencies = Pick<Dependencies, 'database' | 'clock' | 'publicUrl' | 'travelTimes' | 'workers' | 'log'>

/** Tells alerts what is new, soon after each import and at their hours. */
export function alertTelling({ clock, log, ...dependencies }: AlertDependencies): Scheduler {
  const fail = (error: unknown): void => {
    log.error({ code: codeOf(error) }, 'search alerts cannot be told')
  }
  const ending = new AbortController()
  const { signal } = ending
  const telling = scheduler({
    everyMs: ROUND_MS,
    round: async () => {
      if (!signal.aborted && (await isSettled(dependencies.database)))
        await tellAlerts({ ...dependencies, now: clock.now(), fail, signal })
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
