import type { Store } from '@reduxjs/toolkit'
import type { FeedbackState, StateWithFeedback } from './state'

/** Resolves with what `lookFor` finds in the feedback state, as soon as it finds something. */
export const waitForFeedback = <Value>(
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
