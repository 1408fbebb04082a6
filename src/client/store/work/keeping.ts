import { delay } from 'redux-saga/effects'
import { call, fork, take, type Saga } from '#client/sagas'
import type { Work } from './context'

/** How long the cache may lag behind what the server said of what is not edited here, in milliseconds: the server has it all the same. */
const CACHE_PAUSE = 1_000

/** Resolves once what the person typed up to this moment would survive a crash. Another person's store is not written. */
export async function keepNow({ keeper, userId, getState }: Work): Promise<void> {
  const state = getState()
  if (state.session.user?.id !== userId) return
  // What is typed does not wait, and whoever reads finds in the cache what the queue forgets because the server has it.
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
    // Told once kept: what the other tabs take as held here is held for good.
    work.tabs.post({ kind: 'state', autosave })
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

/** Keeps at once when the page is put aside, which may be the end of it. Returns what stops this. */
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
