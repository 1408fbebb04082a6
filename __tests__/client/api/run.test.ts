import { combineReducers, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { api, run, type Answer, type Outcome } from '#client/api'
import { answeringNetwork, json } from '../../support/client/answers'

function openStore(answer: (request: Request) => Response | Promise<Response>) {
  const { transport, requests } = answeringNetwork(answer)
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ api: api.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware, sagas),
  })
  sagas.setContext({ dispatch: store.dispatch })
  return { sagas, store, requests }
}

function* readMe(): Generator<unknown, Outcome<Answer>, unknown> {
  return yield* run(api.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }))
}
function* writeTitle(): Generator<unknown, Outcome<Answer>, unknown> {
  return yield* run(
    api.endpoints.update.initiate(
      { ref: { type: 'client_file', id: 'f' }, attributes: { title: 'x' } },
      { track: false },
    ),
  )
}

test('a saga gets the answer of an endpoint, or its failure', async () => {
  const good = openStore(() => json(200, { data: { type: 'user', id: 'u' } }))
  expect(await good.sagas.run(readMe).toPromise()).toEqual({ data: { refs: [{ type: 'user', id: 'u' }] } })
  const bad = openStore(() => json(422, { message: 'Invalide', errors: { title: ['Ce champ est requis'] } }))
  expect(await bad.sagas.run(writeTitle).toPromise()).toEqual({
    error: { kind: 'http', status: 422, message: 'Invalide', errors: { title: ['Ce champ est requis'] } },
  })
})

test('the request of a cancelled saga is aborted on the network', async () => {
  let reached: (request: Request) => void = () => undefined
  const arrival = new Promise<Request>((resolve) => {
    reached = resolve
  })
  const { sagas, requests } = openStore((request) => {
    reached(request)
    return new Promise(() => undefined)
  })
  const task = sagas.run(writeTitle)
  await arrival
  expect(requests[0]?.signal.aborted).toBe(false)
  task.cancel()
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('an endpoint that breaks is a fault, which the saga meets as an exception', async () => {
  const complaints = jest.spyOn(console, 'error').mockReturnValue()
  const { sagas } = openStore(() => json(200, {}))
  const broken = sagas.run(function* () {
    yield* run(api.endpoints.read.initiate({ type: 'income', id: 'without its file' }, { subscribe: false }))
  })
  await expect(broken.toPromise()).rejects.toThrow('client_file')
  expect(complaints).toHaveBeenCalled()
  complaints.mockRestore()
})
