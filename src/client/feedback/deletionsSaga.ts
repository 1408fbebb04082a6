import { eventChannel } from 'redux-saga'
import { delay, put, takeEvery } from 'redux-saga/effects'
import type { Action } from '@reduxjs/toolkit'
import { api, run } from '#client/api'
import { discarded } from '#client/autosave'
import { fork, race, select, take, type Saga } from '#client/sagas'
import {
  deletionEnded,
  deletionPlanned,
  deletionsDue,
  selectDeletions,
  toastClosed,
  toastPressed,
  toastShown,
  type Deletion,
} from './state'

/** How long a deletion may be taken back, in milliseconds. */
export const UNDO_DELAY = 8_000

/** Has what is to be deleted deleted once the delay to undo is over, or when the page is closed before. */
export function* deletionsSaga(): Saga {
  const closings = eventChannel<true>((tell) => {
    const close = () => {
      tell(true)
    }
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
    }
  })
  yield takeEvery(closings, function* () {
    yield put(deletionsDue())
  })
  for (const deletion of yield* select(selectDeletions)) yield* fork(wait, deletion)
  yield takeEvery(deletionPlanned, function* ({ payload }) {
    yield* wait({ ...payload, toast: payload.toast.id })
  })
}

function* wait({ ref, toast, ifRefused }: Deletion): Saga {
  const isTakenBack = (action: Action) => toastPressed.match(action) && action.payload.id === toast
  const { isKept } = yield* race({
    isKept: take(isTakenBack),
    isOver: delay(UNDO_DELAY),
    isDue: take(deletionsDue),
  })
  yield put(toastClosed({ id: toast }))
  if (!isKept) {
    const { error } = yield* run(api.endpoints.remove.initiate({ ref }, { track: false }))
    yield put(
      error ? toastShown({ type: 'error', message: `${error.message} ${ifRefused}` }) : discarded({ parentId: ref.id }),
    )
  }
  yield put(deletionEnded({ ref }))
}
