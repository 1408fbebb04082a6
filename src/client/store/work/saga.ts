import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { cancel, put, takeEvery } from 'redux-saga/effects'
import { api } from '#client/api'
import { retried } from '#client/autosave'
import { autosaveSaga, awaitingLogin, browser, shared } from '#client/autosave/queue'
import { selectResource, upserted } from '#client/entities'
import { call, fork, race, take, type Saga } from '#client/sagas'
import { sessionClosed } from '#client/session/slices'
import type { Work, WorkContext } from './context'
import { createKeeper } from './storedWork'
import type { Lead } from './tabLock'
import { keepChanges, keepNow, keepWhenHidden } from './persistWork'
import { gainLead } from './leaderElection'
import { hear, leadWanted } from './messages'
import { workRestored } from './restored'
import { QUEUE, userStorage } from './userStorage'

const isSessionEvent = isAnyOf(api.endpoints.me.matchFulfilled, api.endpoints.login.matchFulfilled, sessionClosed)

/** Restores, stores and sends the drafts of the person logged in, from login to logout. */
export function* workSaga(context: WorkContext): Saga {
  const current = () => context.getState().session.user?.id
  for (;;) {
    const userId = current()
    const task = userId === undefined ? undefined : yield* fork(work, context, userId)
    let event: UnknownAction
    do {
      event = yield* take(isSessionEvent)
      if (current() === userId) context.tabs.post({ kind: 'entered' })
    } while (current() === userId)
    const left = sessionClosed.match(event) ? event.payload : undefined
    if (left) context.tabs.post({ kind: 'left', kept: left.kept })
    if (task) yield cancel(task)
    if (userId !== undefined && left) yield* call(forget, userId, left.kept)
  }
}

/** At logout the cache is removed in any case; unsaved drafts stay for the next visit of the person when they chose so. */
async function forget(userId: string, kept: boolean): Promise<void> {
  const storage = userStorage(userId)
  await (kept ? storage.wipe(QUEUE) : storage.wipe())
}

function* work(context: WorkContext, userId: string): Saga {
  const { tabs, onStorageFailure } = context
  const own: Work = { ...context, userId, keeper: createKeeper(userStorage(userId), onStorageFailure) }
  const messages = tabs.join(userId)
  try {
    yield* restore(own)
    yield put(workRestored())
    yield takeEvery(messages, hear, own)
    tabs.post({ kind: 'hello' })
    for (let wants = document.visibilityState === 'visible'; ; wants = false) yield* lead(own, wants)
  } finally {
    messages.close()
  }
}

/** Loads what the device stores, without overwriting what was done in this tab meanwhile. */
function* restore({ keeper, tabs, getState }: Work): Saga {
  const { autosave, resources, restorations } = yield* call(keeper.read)
  yield put(upserted(resources.filter((kept) => isNewer(kept, selectResource(getState(), kept.type, kept.id)))))
  for (const restoration of restorations) yield put(restoration)
  yield put(shared({ state: autosave, acts: tabs.waiting() }))
}

interface Versioned {
  readonly version?: number
}
const isNewer = (kept: Versioned, held: Versioned | undefined): boolean =>
  held === undefined || (kept.version ?? 0) > (held.version ?? 0)

/** Stores the queue before a request is sent. Never ends in a tab that has lost the lead without knowing it, so that it sends nothing. */
async function keepToSend(own: Work, held: Lead): Promise<void> {
  await keepNow(own)
  if (!(await held.isHeld())) await new Promise(() => undefined)
}

/** Waits for the lead, then sends and keeps for all tabs, until another one asks for the lead or takes it. */
function* lead(own: Work, wants: boolean): Saga {
  const { tabs } = own
  // `call`, not a plain `yield*`: on cancellation, its `finally` block would otherwise resume this saga.
  const held = yield* call(gainLead, own, wants)
  const stopWatching = keepWhenHidden(own)
  try {
    yield* restore(own)
    tabs.lead()
    if (own.getState().session.status === 'loggedIn')
      for (const ref of awaitingLogin(own.getState().autosave)) yield put(retried(ref))
    const saving = yield* fork(autosaveSaga, { ...browser, keep: () => keepToSend(own, held) })
    const keeping = yield* fork(keepChanges, own)
    const { isAsked } = yield* race({ isAsked: take(leadWanted), isLost: call(() => held.lost) })
    // From here on, the acts of this tab wait until the next leader has applied them.
    tabs.follow()
    yield cancel([saving, keeping])
    if (isAsked) yield* call(keepNow, own)
    else tabs.post({ kind: 'hello' })
  } finally {
    tabs.follow()
    stopWatching()
    held.release()
  }
}
