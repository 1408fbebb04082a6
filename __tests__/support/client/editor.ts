import { combineReducers, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { api } from '#client/api'
import { autosaveReducer, autosaveSaga } from '#client/autosave'
import { calculationReducer, calculationSaga } from '#client/calculation'
import { entitiesReducer, upserted } from '#client/entities'
import { exampleFile } from './clientFile'
import { fakeNetwork, flush } from './network'

/** The real reducers and sagas on the example file, over a fake network; timers are Jest's. */
export function openEditor() {
  const network = fakeNetwork()
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ api: api.reducer, autosave: autosaveReducer, calculation: calculationReducer, entities: entitiesReducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport: network.transport } } }).concat(api.middleware, sagas),
  })
  sagas.setContext({ dispatch: store.dispatch })
  const page = new EventTarget()
  const watch = (tell: () => void) => {
    page.addEventListener('moment', tell)
    return () => { page.removeEventListener('moment', tell) }
  }
  // Chance at its longest: a retry waits for its whole delay.
  const tasks = [sagas.run(autosaveSaga, { random: () => 1, watch }), sagas.run(calculationSaga)]
  store.dispatch(upserted(exampleFile))
  return {
    ...network,
    store,
    /** Time goes by, and what it started runs. */
    pass: async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds)
      await flush()
    },
    /** The network is back, or the page is hidden. */
    signal: async () => {
      page.dispatchEvent(new Event('moment'))
      await flush()
    },
    /** A saga that died would let every test about silence pass. */
    close: () => {
      const dead = tasks.filter((task) => !task.isRunning())
      for (const task of tasks) task.cancel()
      store.dispatch(api.util.resetApiState())
      expect(dead).toEqual([])
    },
  }
}

export type Editor = ReturnType<typeof openEditor>

/** Timers are the test's, but for those that promises and streams of Node need. */
export function holdTime(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'], now: new Date('2026-11-20T09:00:00Z') })
}
