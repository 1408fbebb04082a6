import type { Store } from '@reduxjs/toolkit'
import type { FeedbackState, StateWithFeedback } from './state'

/** Resolves with what is looked for in the state, once it is there. */
export const found = <Value>(
  store: Pick<Store<StateWithFeedback>, 'getState' | 'subscribe'>,
  lookFor: (state: FeedbackState) => Value | undefined,
): Promise<Value> =>
  new Promise((resolve) => {
    const look = () => {
      const value = lookFor(store.getState().feedback)
      if (value === undefined) return
      stop()
      resolve(value)
    }
    const stop = store.subscribe(look)
    look()
  })
