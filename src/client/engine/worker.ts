import { expose } from 'comlink'
import { calculations } from './calculations'

/** A lock in the name of this worker, given back by the browser when it ends, however it ends. Kept for good once it resolves. */
const watched =
  'locks' in navigator
    ? new Promise<void>((resolve) => {
        void navigator.locks.request(self.name, () => {
          resolve()
          return new Promise(() => undefined)
        })
      })
    : Promise.resolve()

expose({ ...calculations, isWatched: () => watched })
