import type { HeavyWorkers } from '#server/services/heavyWork'

/** Heavy work done at once, in the thread that asks for it. */
export const inlineWorkers: HeavyWorkers = {
  run: (work, input) => Promise.resolve(work.work(input)),
  close: () => Promise.resolve(),
}
