import { delay } from 'redux-saga/effects'
import { call, fork, take, type Saga } from '#client/sagas'
import type { AutosaveState } from '#client/autosave'
import { queueForAnyBuild } from '#client/autosave/queue'
import type { Work } from './context'

/** The wait between a change and the write of the cache, in milliseconds. Losing it loses nothing: the server has the same data. */
const CACHE_PAUSE = 1_000

/**
 * Resolves once what was typed so far is in storage, with the queue as it is there. Writes nothing when somebody else is logged in
 * meanwhile.
 */
export async function keepNow({ keeper, userId, getState }: Work): Promise<AutosaveState | undefined> {
  const state = getState()
  if (state.session.user?.id !== userId) return undefined
  const queue = queueForAnyBuild(state.autosave)
  // Both together: what leaves the queue because the server has it must be found in the cache.
  await Promise.all([keeper.keepQueue(queue), keeper.keepCache(state)])
  return queue
}

/** Keeps the queue, then tells it to the other tabs: every tab forgets its acts that storage holds. */
export function* keepAndTell(work: Work): Saga {
  const queue = yield* call(keepNow, work)
  if (!queue) return
  work.tabs.kept(queue)
  work.tabs.post({ kind: 'state', autosave: queue })
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
    yield* keepAndTell(work)
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
