import { wrap } from 'comlink'
import type { Asynchronous } from './asynchronous'
import type { Calculations } from './calculations'

/**
 * Starts the worker and waits until it answers.
 * @throws {Error} when its program cannot be read
 */
export async function spawn(): Promise<Asynchronous<Calculations>> {
  const worker = new Worker(/* webpackChunkName: "engine" */ new URL('./worker.ts', import.meta.url), { name: 'engine' })
  const remote: Asynchronous<Calculations> = wrap<Calculations>(worker)
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => { reject(new Error('The worker of the calculations did not start.')) }, { once: true })
  })
  await Promise.race([remote.outcomesOf([]), failed])
  return remote
}
