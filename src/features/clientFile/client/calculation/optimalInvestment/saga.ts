import type { Task } from 'redux-saga'
import { cancel, put, takeLatest } from 'redux-saga/effects'
import { clientFileSections } from '#features/clientFile/contract/household'
import { run } from '#client/api'
import { makeSelectItems, selectSectionState, type EditableState } from '#client/autosave'
import { selectResource } from '#client/entities'
import { fork, select, take, type Saga } from '#client/sagas'
import { simulationApi } from '#features/simulation/client'
import { asked, failed, found, optimalInvestmentClosed, optimalInvestmentOpened } from './slice'

/** Keeps the best investments of the file on screen up to date with what the server holds of it. */
export function* optimalInvestmentSaga(): Saga {
  yield takeLatest(
    [optimalInvestmentOpened, optimalInvestmentClosed],
    function* (action: ReturnType<typeof optimalInvestmentOpened | typeof optimalInvestmentClosed>) {
      if (optimalInvestmentOpened.match(action)) yield* follow(action.payload)
    },
  )
}

/** Asks again each time that sections have changed and their saving has ended; a request that is overtaken is cancelled. */
function* follow(clientFile: string): Saga {
  let last: string | undefined
  let request: Task | undefined
  for (;;) {
    const held = yield* select(heldByServer, clientFile)
    if (held && held.versions !== last) {
      last = held.versions
      if (request) yield cancel(request)
      request = yield* fork(ask, clientFile, held.municipality)
    }
    yield* take('*')
  }
}

const ENDED: readonly string[] = ['pristine', 'saved', 'invalid', 'conflict']

/** Which versions of the sections the server holds, and the place of the operation; undefined while something is being saved. */
function heldByServer(
  state: EditableState,
  clientFile: string,
): { readonly versions: string; readonly municipality: string } | undefined {
  if (!ENDED.includes(selectSectionState(state, clientFile))) return undefined
  const items = clientFileSections.flatMap(({ definition: { type } }) => makeSelectItems(clientFile, type)(state))
  const simulation = items.find(({ ref }) => ref.type === 'simulation')
  const municipality = simulation && selectResource(state, 'simulation', simulation.ref.id)?.attributes.municipality
  if (typeof municipality !== 'string') return undefined
  const versions = items.map(
    ({ ref: { type, id } }) => `${type}/${id}/${selectResource(state, type, id)?.version ?? 'new'}`,
  )
  return { versions: versions.join(), municipality }
}

function* ask(clientFile: string, municipality: string): Saga {
  const question = { client_file: clientFile, municipality }
  yield put(asked(question))
  const { data, error } = yield* run(simulationApi.endpoints.optimalInvestment.initiate(question, { track: false }))
  yield put(error ? failed(error) : found(data))
}
