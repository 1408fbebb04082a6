import { delay } from 'redux-saga/effects'
import { call, fork, take, type Saga } from '#client/sagas'
import { queueForAnyBuild } from '#client/autosave/queue'
import type { Work } from './context'

/** The wait between a change and the write of the cache, in milliseconds. Losing it loses nothing: the server has the same data. */
const CACHE_PAUSE = 1_000

/** Resolves once what was typed so far is in storage. Does nothing when somebody else is logged in meanwhile. */
export async function keepNow({ keeper, userId, getState }: Work): Promise<void> {
  const state = getState()
  if (state.session.user?.id !== userId) return
  // Both together: what leaves the queue because the server has it must be found in the cache.
  await Promise.all([keeper.keepQueue(state), keeper.keepCache(state)])
}

/**
 * Keeps the queue and the cache as they change, as long as this tab leads. There is no pause before a write of the queue:
 * what changes during one is in the next.
 */
export function* keepChanges(work: Work): Saga {
  yield* fork(keepQueue, work)
  yield* fork(keepCache, work)
}

function* keepQueue(work: Work): Saga {
  for (;;) {
    const { autosave } = work.getState()
    yield* call(keepNow, work)
    work.tabs.kept(autosave)
    // After the write: other tabs forget the acts that this state holds.
    work.tabs.post({ kind: 'state', autosave: queueForAnyBuild(autosave) })
    while (work.getState().autosave === autosave) yield* take('*')
  }
}

function* keepCache(work: Work): Saga {
  for (;;) {
    yield* take('*')
    yield delay(CACHE_PAUSE)
    const state = work.getState()
    if (state.session.user?.id === work.userId) yield* call(work.keeper.keepCache, state)
  }
}

/** Writes at once when the page is hidden, since it may never come back. Returns the function that stops this. */
export function keepWhenHidden(work: Work): () => void {
  const keep = () => {
    void keepNow(work)
  }
  window.addEventListener('pagehide', keep)
  window.addEventListener('visibilitychange', keep)
  return () => {
    window.removeEventListener('pagehide', keep)
    window.removeEventListener('visibilitychange', keep)
  }
}
