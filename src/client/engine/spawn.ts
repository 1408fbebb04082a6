import { wrap } from 'comlink'
import { WorkerLost, type Ask } from './ask'
import type { Asynchronous } from './asynchronous'
import type { Calculations } from './calculations'

/** An extra function of the worker: resolves once the worker holds the lock by which its end is detected. */
interface Watched {
  readonly isWatched: () => Promise<void>
}

/**
 * Starts the worker and waits until it answers. From its end on, whatever its cause, questions fail with `WorkerLost`,
 * those under way too.
 */
export async function spawn(): Promise<Ask> {
  const name = `engine-${Math.random().toString(36).slice(2)}`
  const worker = new Worker(/* webpackChunkName: "engine" */ new URL('./worker.ts', import.meta.url), { name })
  const end = new AbortController()
  const lose = () => {
    worker.terminate()
    end.abort()
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  const program: Asynchronous<Calculations & Watched> = wrap<Calculations & Watched>(worker)
  await unlessLost(program.isWatched(), end.signal)
  if ('locks' in navigator) void navigator.locks.request(name, lose)
  return (question) => unlessLost(question(program), end.signal)
}

/** The answer, or `WorkerLost` at the end of the worker; an answer that came is not held any more. */
function unlessLost<Answer>(answer: Answer | Promise<Answer>, end: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const lose = () => {
      reject(new WorkerLost('The worker of the calculations ended.'))
    }
    if (end.aborted) lose()
    end.addEventListener('abort', lose)
    void Promise.resolve(answer)
      .then(resolve, reject)
      .then(() => {
        end.removeEventListener('abort', lose)
      })
  })
}
