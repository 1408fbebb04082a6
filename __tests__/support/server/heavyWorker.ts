import { isMainThread } from 'node:worker_threads'
import { answering, type HeavyWork } from '#server/services/heavyWork'

// Threads that a test holds back.

/** Waits until the gate, shared with the test, is opened. @returns where it waited */
export const waiting: HeavyWork<Int32Array, { readonly isMainThread: boolean }> = {
  name: 'waiting',
  work: (gate) => {
    Atomics.wait(gate, 0, 0)
    return { isMainThread }
  },
}

export default answering([waiting])
