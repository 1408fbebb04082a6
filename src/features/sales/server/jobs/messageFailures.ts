import { scheduler, type Scheduler } from '#server/jobs'
import { writeFailures } from '../repositories/messages'
import type { JobDependencies } from './movingRounds'

/** The outbox keeps what was given up for days. */
const ROUND_MS = 3_600_000

/** Keeps with sales that a message about them was given up. */
export const messageFailures = ({ database, clock, fail }: JobDependencies): Scheduler =>
  scheduler({
    everyMs: ROUND_MS,
    round: () => database.transaction((transaction) => writeFailures(transaction, clock.now())),
    fail,
  })
