import { eventChannel } from 'redux-saga'
import { put, takeEvery } from 'redux-saga/effects'
import type { Saga } from '#client/sagas'
import { STORED_UNDER, storedSlice } from '#client/session/device'
import { parseLastUser, sessionTaken } from '#client/session/slices'
import type { RootState } from './state'

/**
 * Ends the session of this tab when somebody else logs in in another one: tabs share one cookie, so what is typed here would be
 * sent in their name. The `storage` event of localStorage tells every tab who logged in last.
 */
export function* anotherPersonSaga(getState: () => RootState): Saga {
  const changes = eventChannel<string>((tell) => {
    const tellUser = ({ key, newValue }: StorageEvent) => {
      const user = key === STORED_UNDER && newValue !== null ? parseLastUser(storedSlice(newValue, 'session')) : null
      if (user) tell(user.id)
    }
    window.addEventListener('storage', tellUser)
    return () => {
      window.removeEventListener('storage', tellUser)
    }
  })
  yield takeEvery(changes, function* (id: string) {
    const own = getState().session.user
    if (own !== null && own.id !== id) yield put(sessionTaken())
  })
}
