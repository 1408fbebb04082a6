import { combineReducers, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { take } from 'redux-saga/effects'
import { selectStopped, supervise, supervisionReducer } from '../../../src/client/store/supervision'

test('a saga that dies is told, by name and in the log, and the others go on', () => {
  const complaints = jest.spyOn(console, 'error').mockReturnValue()
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ supervision: supervisionReducer }),
    middleware: (defaults) => defaults().concat(sagas),
  })
  const heard: string[] = []
  const fault = new Error('a fault')
  sagas.run(supervise, {
    fragile: function* () {
      yield take('event')
      throw fault
    },
    solid: function* () {
      for (;;) {
        yield take('event')
        heard.push('event')
      }
    },
  })
  store.dispatch({ type: 'event' })
  expect(selectStopped(store.getState())).toEqual(['fragile'])
  expect(complaints).toHaveBeenCalledWith('The saga fragile died.', fault)
  store.dispatch({ type: 'event' })
  expect(heard).toEqual(['event', 'event'])
  expect(selectStopped(store.getState())).toEqual(['fragile'])
  complaints.mockRestore()
})
