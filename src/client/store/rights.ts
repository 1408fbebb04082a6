import { isRejectedWithValue, type Action } from '@reduxjs/toolkit'
import { entriesOf } from '#contract/json'
import { take, type Saga } from '#client/sagas'
import { api, run } from '#client/api'

const { me, login } = api.endpoints

/** A 403 to any request but the one that reads the current user, which ends the session by itself. */
function isRefusal(action: Action): boolean {
  if (!isRejectedWithValue(action) || me.matchRejected(action) || login.matchRejected(action)) return false
  return entriesOf(action.payload)['status'] === 403
}

/** Rights may be withdrawn during a session: after a 403, the current user is read again, so that menus follow. */
export function* rightsSaga(): Saga {
  for (;;) {
    yield* take(isRefusal)
    yield* run(me.initiate(undefined, { subscribe: false, forceRefetch: true }))
  }
}
