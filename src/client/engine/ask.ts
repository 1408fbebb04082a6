import type { Asynchronous } from './asynchronous'
import type { Calculations } from './calculations'

/** Puts a question to the calculations, wherever they run. */
export type Ask = <Answer>(
  question: (calculations: Calculations | Asynchronous<Calculations>) => Answer | Promise<Answer>,
) => Promise<Answer>

/** The worker ended before it answered. */
export class WorkerLost extends Error {}
