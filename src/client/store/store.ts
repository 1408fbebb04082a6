import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE, type Storage } from 'redux-persist'
import createSagaMiddleware, { type Task, eventChannel } from 'redux-saga'
import { delay, put, takeEvery } from 'redux-saga/effects'
import { api, type ThunkExtra } from '#client/api'
import { race, take, type Saga } from '#client/sagas'
import type { Transport } from '#client/transport'
import { deletionsSaga } from '#client/feedback'
import { STORED_KEY, storedSlice, storedUnder } from '#client/session/device'
import { parseLastUser, sessionTaken } from '#client/session/slices'
import { recordAnswers } from './answers'
import { persisted } from './persistence'
import { createLog, type Recorder } from './recording'
import { rootReducer, type RootState } from './state'
import { storageRefused, supervise } from './supervision'
import { workRestored } from './work/restored'
import { createTabs, type OpenChannel } from './work/tabs'
import { storeFeatures } from './feature'
import { rightsSaga } from './rights'
import type { WorkContext } from './work/context'
import { workSaga } from './work/saga'

/** What the store needs of the browser. */
export interface StoreDependencies {
  readonly transport: Transport
  /** Where settings are kept: the storage of the browser, by redux-persist. */
  readonly storage: Storage
  /** The name that they are kept by: pages of another kind of session, on the same host, have one of their own. */
  readonly storageKey?: string
  /** How tabs agree and speak to each other; absent where there is one tab only. */
  readonly locks?: LockManager | undefined
  readonly openChannel?: OpenChannel | undefined
}

/** How long the first render waits for the storage of this device, in milliseconds; what is slower is loaded after it. */
const PATIENCE = 3_000

/**
 * Composes the store. `ready` resolves once storage has been read and the sagas of whoever was here run: render after it, so
 * that no saga acts on a state that is about to be replaced. `start` runs the sagas, once: nobody needs them before the first
 * screen that asks for a login. `close` ends them: nothing is sent or kept any longer.
 */
export function createAppStore({ transport, storage, storageKey = STORED_KEY, locks, openChannel }: StoreDependencies) {
  const sagas = createSagaMiddleware()
  const tabs = createTabs(openChannel)
  const recorded = recordAnswers(transport, () => store.getState().session.user?.id)
  const store = composeStore(persisted(rootReducer, storage, storageKey), { ...recorded, log: createLog() }, [
    tabs.middleware,
    sagas,
  ])
  sagas.setContext({ dispatch: store.dispatch })
  const context = {
    tabs,
    locks,
    getState: () => store.getState(),
    onStorageFailure: () => {
      store.dispatch(storageRefused())
    },
  }
  let running: Task | undefined
  const start = (): void => {
    running ??= sagas.run(sagasAtWork, context, storedUnder(storageKey))
  }
  const open = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      persistStore(store, null, resolve)
    })
    if (store.getState().session.user === null) return
    const restored = sagas.run(workIsRestored).toPromise()
    start()
    await restored
  }
  return {
    store,
    ready: open(),
    start,
    close: () => {
      running?.cancel()
    },
  }
}

function* workIsRestored() {
  yield* race({ isRestored: take(workRestored), isLate: delay(PATIENCE) })
}

function composeStore(
  reducer: ReturnType<typeof persisted>,
  extraArgument: ThunkExtra & Recorder,
  ours: readonly Middleware[],
) {
  return configureStore({
    reducer,
    // The development checks walk the whole state: the entities, plain by construction, would cost 70 ms an action.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        immutableCheck: { ignoredPaths: ['entities'] },
        serializableCheck: {
          ignoredPaths: ['entities'],
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }).concat(api.middleware, ...ours, extraArgument.log.middleware),
  })
}

export type AppStore = ReturnType<typeof createAppStore>['store']
export type AppDispatch = AppStore['dispatch']

/** All sagas of the application, by name, each supervised. */
const sagasAtWork = (context: WorkContext, stored: string) =>
  supervise({
    work: () => workSaga(context),
    session: () => anotherPersonSaga(context.getState, stored),
    rights: rightsSaga,
    deletions: deletionsSaga,
    ...Object.fromEntries(storeFeatures().flatMap(({ sagas = {} }) => Object.entries(sagas))),
  })

/**
 * Ends the session of this tab when somebody else logs in in another one: tabs share one cookie, so what is typed here would be
 * sent in their name. The `storage` event of localStorage tells every tab who logged in last.
 */
function* anotherPersonSaga(getState: () => RootState, stored: string): Saga {
  const changes = eventChannel<string>((tell) => {
    const tellUser = ({ key, newValue }: StorageEvent) => {
      const user = key === stored && newValue !== null ? parseLastUser(storedSlice(newValue, 'session')) : null
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
