import { isRejectedWithValue, type Action } from '@reduxjs/toolkit'
import { entriesOf } from '#contract/json'
import { take, type Saga } from '#client/sagas'
import { api, run } from '#client/api'

const { me, login } = api.endpoints

/** The server refused something for want of a right; a refused question who one is ends the session by itself. */
function isRefusal(action: Action): boolean {
  if (!isRejectedWithValue(action) || me.matchRejected(action) || login.matchRejected(action)) return false
  return entriesOf(action.payload)['status'] === 403
}

/** A right may be taken away while one works: at the first refusal, what the person may do is asked again, and menus follow. */
export function* rightsSaga(): Saga {
  for (;;) {
    yield* take(isRefusal)
    yield* run(me.initiate(undefined, { subscribe: false, forceRefetch: true }))
  }
}
