import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE, type Storage } from 'redux-persist'
import createSagaMiddleware from 'redux-saga'
import { api, type ThunkExtra } from '#client/api'
import { autosaveSaga } from '#client/autosave'
import { calculationSaga } from '#client/calculation'
import type { Transport } from '#client/transport'
import { persisted } from './persistence'
import { rootReducer, type RootState } from './state'
import { supervise } from './supervision'

/** What the store needs of the browser. */
export interface StoreSurroundings {
  readonly transport: Transport
  /** Where settings are kept: the storage of the browser, by redux-persist. */
  readonly storage: Storage
}

/**
 * Composes the store. `ready` resolves once storage has been read and the sagas run: render after it, so that no saga
 * acts on a state that is about to be replaced.
 */
export function createAppStore({ transport, storage }: StoreSurroundings) {
  const sagas = createSagaMiddleware()
  const store = composeStore(persisted(rootReducer, storage), { transport }, sagas)
  sagas.setContext({ dispatch: store.dispatch })
  const ready = new Promise<void>((resolve) => {
    persistStore(store, null, () => {
      sagas.run(supervise, { autosave: autosaveSaga, calculation: calculationSaga })
      resolve()
    })
  })
  return { store, ready }
}

function composeStore(reducer: ReturnType<typeof persisted>, extraArgument: ThunkExtra, sagas: Middleware<object, RootState>) {
  return configureStore({
    reducer,
    // The development checks walk the whole state: the entities, plain by construction, would cost 70 ms an action.
    middleware: (defaults) => defaults({
      thunk: { extraArgument },
      immutableCheck: { ignoredPaths: ['entities'] },
      serializableCheck: { ignoredPaths: ['entities'], ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
    }).concat(api.middleware, sagas),
  })
}

export type AppStore = ReturnType<typeof createAppStore>['store']
export type AppDispatch = AppStore['dispatch']
