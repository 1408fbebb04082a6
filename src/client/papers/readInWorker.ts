import { transfer, wrap } from 'comlink'
import type { Reading } from './reading'
import type { PaperReader } from './worker'

/** Reads bytes in a worker of their own, which ends with the answer: the bytes and what was read of them go with it. */
export async function readInWorker(bytes: Uint8Array, today: string, signal: AbortSignal): Promise<Reading> {
  const worker = new Worker(/* webpackChunkName: "papers" */ new URL('./worker.ts', import.meta.url))
  try {
    return await Promise.race([
      wrap<PaperReader>(worker).readFile(transfer(bytes, [bytes.buffer]), today),
      ended(worker, signal),
    ])
  } finally {
    worker.terminate()
  }
}

/** Fails when the worker does, or when nobody waits any longer. */
const ended = (worker: Worker, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => {
      reject(new Error('The reading of the paper ended.'))
    }
    worker.addEventListener('error', fail)
    signal.addEventListener('abort', fail)
  })
