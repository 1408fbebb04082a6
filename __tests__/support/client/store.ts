import { combineReducers, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { api } from '#client/api'
import { autosaveReducer, autosaveSaga, type Environment } from '#client/autosave/queue'
import { calculationReducer, calculationSaga, contextsReducer } from '#features/clientFile/client/calculation'
import {
  optimalInvestmentReducer,
  optimalInvestmentSaga,
} from '#features/clientFile/client/calculation/optimalInvestment'
import { entitiesReducer } from '#client/entities'
import { sessionReducer } from '#client/session/slices'
import type { Transport } from '#client/transport'

/** The real reducers and sagas, outside of a browser; nothing is kept from one store to another. */
export function composeStore(transport: Transport, environment: Omit<Environment, 'keep'>) {
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({
      api: api.reducer,
      autosave: autosaveReducer,
      calculation: calculationReducer,
      entities: entitiesReducer,
      optimalInvestment: optimalInvestmentReducer,
      session: sessionReducer,
      simulationContexts: contextsReducer,
    }),
    // The checks of development stay, without their remarks on how long they take.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport } },
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(api.middleware, sagas),
  })
  sagas.setContext({ dispatch: store.dispatch })
  const tasks: readonly Task[] = [
    sagas.run(autosaveSaga, { ...environment, keep: () => Promise.resolve() }),
    sagas.run(calculationSaga),
    sagas.run(optimalInvestmentSaga),
  ]
  return {
    store,
    /** A saga that died would let every test about silence pass. */
    close: () => {
      const dead = tasks.filter((task) => !task.isRunning())
      for (const task of tasks) task.cancel()
      store.dispatch(api.util.resetApiState())
      expect(dead).toEqual([])
    },
  }
}
