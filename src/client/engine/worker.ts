import { expose } from 'comlink'
import { calculations } from './calculations'

/** Takes a Web Lock named after this worker and never releases it: the browser does when the worker ends, however it ends. */
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
