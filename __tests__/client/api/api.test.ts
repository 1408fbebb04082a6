import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { api } from '#client/api'
import { accountApi } from '#features/account/client/api'
import { clientFileApi } from '#features/clientFile/client/api'
import { leadsApi } from '#features/leads/client/api'
import { simulationApi } from '#features/simulation/client'
import { entitiesReducer, selectResource } from '#client/entities'
import { answeringNetwork, empty, json, lineOf } from '../../support/client/answers'
import { context } from '../../domain/support/examples'

/** A real store over a network that answers by the line of a request. */
function openStore(answers: Readonly<Record<string, () => Response>>) {
  const { transport, requests } = answeringNetwork(
    (request) => answers[lineOf(request)]?.() ?? json(500, { message: `Unexpected: ${lineOf(request)}` }),
  )
  const store = configureStore({
    reducer: combineReducers({ api: api.reducer, entities: entitiesReducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  })
  return { store, lines: () => requests.map(lineOf), requests }
}

const { read, list, create, update, remove } = api.endpoints
const { createClientFile, replicateClientFile } = clientFileApi.endpoints
const { simulate } = simulationApi.endpoints

const file = (children: string[] = []) => ({
  type: 'client_file',
  id: 'f',
  attributes: { title: 'Vasseur' },
  relationships: { children: { data: children.map((id) => ({ type: 'child', id })) }, companion: { data: null } },
  meta: { version: 3 },
})
const income = (attributes: object, version: number) => ({ type: 'income', id: 'i', attributes, meta: { version } })
const child = (id: string) => ({ type: 'child', id, attributes: { birthdate: '2015-05-04' }, meta: { version: 1 } })

describe('a reading', () => {
  test('keeps refs and page in its cache, and the resources, included ones too, in the entities: in one action', async () => {
    const page = { current_page: 1, per_page: 30, total: 1, last_page: 1 }
    const line = 'GET /v3/client-files?include=income&filter[status]=draft&sort=-updated_at,title&page[number]=1'
    const { store } = openStore({
      [line]: () => json(200, { data: [file()], included: [income({ net_monthly_income: 3000 }, 1)], meta: page }),
    })
    const missing: unknown[] = []
    store.subscribe(() => {
      const query = list.select(request)(store.getState())
      if (query.data?.refs.some(({ id }) => !selectResource(store.getState(), 'client_file', id)))
        missing.push(query.data)
    })
    const request = {
      type: 'client_file',
      include: ['income'],
      filter: { status: 'draft' },
      sort: ['-updated_at', 'title'],
      page: { number: 1 },
    } as const
    const { data } = await store.dispatch(list.initiate(request))
    expect(data).toEqual({ refs: [{ type: 'client_file', id: 'f' }], page })
    expect(JSON.stringify(store.getState().api)).not.toContain('Vasseur')
    expect(selectResource(store.getState(), 'income', 'i')?.attributes).toEqual({ net_monthly_income: 3000 })
    expect(missing).toEqual([])
  })

  test('of what is gone takes it out of the store, and a refusal does not', async () => {
    let answer = json(200, { data: file() })
    const { store } = openStore({ 'GET /v3/client-files/f': () => answer.clone() })
    const ask = () =>
      store.dispatch(read.initiate({ type: 'client_file', id: 'f' }, { forceRefetch: true, subscribe: false }))
    await ask()
    answer = json(500, {})
    await ask()
    expect(selectResource(store.getState(), 'client_file', 'f')).toBeDefined()
    answer = json(404, { message: 'Ce dossier n’existe pas.' })
    const { error } = await ask()
    expect(error).toEqual({ kind: 'http', status: 404, message: 'Ce dossier n’existe pas.' })
    expect(selectResource(store.getState(), 'client_file', 'f')).toBeUndefined()
  })

  test('of an answer that is no document of ours is a failure, and writes nothing', async () => {
    const { store } = openStore({
      'GET /v3/client-files/f': () => json(200, { data: { type: 'client_file', id: 'f', attributes: { title: 12 } } }),
    })
    const { error } = await store.dispatch(read.initiate({ type: 'client_file', id: 'f' }))
    expect(error).toMatchObject({ kind: 'document' })
    expect(selectResource(store.getState(), 'client_file', 'f')).toBeUndefined()
  })
})

describe('a write', () => {
  test('names its version and its key, and its answer, with what it includes, is in the store', async () => {
    const answer = {
      data: income({ net_monthly_income: 3100 }, 2),
      included: [{ ...file(), attributes: { completeness: 70 } }],
    }
    const { store, requests } = openStore({ 'PUT /v3/client-files/f/income': () => json(200, answer) })
    await store.dispatch(
      update.initiate(
        {
          ref: { type: 'income', id: 'i' },
          parentId: 'f',
          attributes: { net_monthly_income: 3100 },
          version: 1,
          idempotencyKey: 'key',
        },
        { track: false },
      ),
    )
    expect(requests[0]?.headers.get('If-Match')).toBe('"1"')
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key')
    expect(await requests[0]?.json()).toEqual({ net_monthly_income: 3100 })
    expect(selectResource(store.getState(), 'income', 'i')).toMatchObject({
      version: 2,
      attributes: { net_monthly_income: 3100 },
    })
    expect(selectResource(store.getState(), 'client_file', 'f')?.attributes.completeness).toBe(70)
    expect(store.getState().api.mutations).toEqual({})
  })

  test('on a version that is passed brings in the server’s', async () => {
    const { store } = openStore({
      'PUT /v3/client-files/f/income': () =>
        json(409, { message: 'Modifié ailleurs', data: income({ net_monthly_income: 9 }, 7) }),
    })
    const { error } = await store.dispatch(
      update.initiate({ ref: { type: 'income', id: 'i' }, parentId: 'f', attributes: {}, version: 1 }),
    )
    expect(error).toMatchObject({ status: 409, data: { version: 7 } })
    expect(selectResource(store.getState(), 'income', 'i')).toMatchObject({
      version: 7,
      attributes: { net_monthly_income: 9 },
    })
  })

  test('that is answered by 404 leaves what is shown: the queue of edits tells it', async () => {
    const { store } = openStore({
      'GET /v3/client-files/f': () => json(200, { data: file() }),
      'PUT /v3/client-files/f': () => json(404, {}),
    })
    await store.dispatch(read.initiate({ type: 'client_file', id: 'f' }))
    await store.dispatch(update.initiate({ ref: { type: 'client_file', id: 'f' }, attributes: { title: 'x' } }))
    expect(selectResource(store.getState(), 'client_file', 'f')).toBeDefined()
  })

  test('that creates an item makes it a member of its file; one that deletes takes it out', async () => {
    const { store } = openStore({
      'GET /v3/client-files/f': () => json(200, { data: file(['1']), included: [child('1')] }),
      'POST /v3/client-files/f/children': () => json(201, { data: child('2') }),
      'DELETE /v3/client-files/f/children/1': () => empty(),
    })
    await store.dispatch(read.initiate({ type: 'client_file', id: 'f' }))
    await store.dispatch(create.initiate({ type: 'child', parentId: 'f', attributes: { birthdate: '2015-05-04' } }))
    expect(selectResource(store.getState(), 'client_file', 'f')?.relationships['children']).toEqual([
      { type: 'child', id: '1' },
      { type: 'child', id: '2' },
    ])
    await store.dispatch(remove.initiate({ ref: { type: 'child', id: '1' }, parentId: 'f' }))
    expect(selectResource(store.getState(), 'child', '1')).toBeUndefined()
    expect(selectResource(store.getState(), 'client_file', 'f')?.relationships['children']).toEqual([
      { type: 'child', id: '2' },
    ])
  })
})

test('the list of client files is read again after one was created, copied or deleted, and not after a failure', async () => {
  const { store, lines } = openStore({
    'GET /v3/client-files': () => json(200, { data: [file()] }),
    'POST /v3/client-files': () => json(201, { data: file() }),
    'POST /v3/client-files/f/replicate': () => json(201, { data: file() }),
    'DELETE /v3/client-files/f': () => empty(),
    'DELETE /v3/client-files/locked': () => json(423, {}),
  })
  const open = store.dispatch(list.initiate({ type: 'client_file' }))
  await open
  const readings = () => lines().filter((line) => line === 'GET /v3/client-files').length
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  const start = store.dispatch
  const writes = [
    () => start(createClientFile.initiate({})),
    () => start(replicateClientFile.initiate('f')),
    () => start(remove.initiate({ ref: { type: 'client_file', id: 'f' } })),
    () => start(remove.initiate({ ref: { type: 'client_file', id: 'locked' } })),
  ]
  const counts: number[] = []
  for (const write of writes) {
    await write()
    await settled()
    counts.push(readings())
  }
  expect(counts).toEqual([2, 3, 4, 4])
  open.unsubscribe()
})

describe('a simulation', () => {
  const answer = {
    data: {
      monthly_report: {
        year: 2027,
        monthly_income: { rental_income: 742, tax_saving: 0, total: 742 },
        monthly_expense: { loan_payment: 900, loan_insurance: 30, charges: [], tax: 0, total: 930 },
        effort: 188,
      },
      yearly_report: [{ year: 2027, rent: 8904 }],
      loan_schedule: [{ number: 1, date: '2027-01-05', payment: 930 }],
      indicators: { average_effort: 188 },
      assumptions: [],
      warnings: [],
    },
    meta: { rules_as_of: '2026-11-20', engine_version: '1', unverified: [], context },
  }

  test('is a calculation: its answer is given as it is, and no resource changes', async () => {
    const { store, requests } = openStore({ 'POST /v3/simulators/simulation/pinel': () => json(200, answer) })
    const { entities } = store.getState()
    const { data } = await store.dispatch(
      simulate.initiate({ scheme: 'pinel', configuration: { project: 'pinel' } }, { track: false }),
    )
    expect(data).toEqual(answer)
    expect(await requests[0]?.json()).toEqual({ project: 'pinel' })
    expect(store.getState().entities).toBe(entities)
  })

  test.each([
    ['without a rent', { ...answer, data: { ...answer.data, monthly_report: { effort: 1 } } }],
    ['whose years hold a text', { ...answer, data: { ...answer.data, yearly_report: [{ year: '2027' }] } }],
    ['without its meta', { data: answer.data }],
    [
      'that does not say with what it was calculated',
      { ...answer, meta: { ...answer.meta, context: { asOf: '2026-11-20' } } },
    ],
    ['that is a text', 'nothing'],
  ])('%s is refused', async (_fault, body) => {
    const { store } = openStore({ 'POST /v3/simulators/simulation/pinel': () => json(200, body) })
    const { error } = await store.dispatch(simulate.initiate({ scheme: 'pinel', configuration: {} }, { track: false }))
    expect(error).toMatchObject({ kind: 'document' })
  })
})

describe('what a document says beside its resources', () => {
  const token = { type: 'token', id: 't', attributes: { name: 'Tableur', scope: 'read' } }
  const done = { type: 'client_lead_import', id: 'm', attributes: { file_name: 'salon.csv', created_count: 1 } }
  const IMPORTS = '/v3/client-leads/import'

  test('is the answer of the endpoint; the resources are in the entities', async () => {
    const { store } = openStore({ 'POST /v3/me/token': () => json(201, { data: token, meta: { token: 'secret' } }) })
    const request = accountApi.endpoints.createToken.initiate({ name: 'Tableur', scope: 'read' }, { track: false })
    expect((await store.dispatch(request)).data).toBe('secret')
    expect(selectResource(store.getState(), 'token', 't')?.attributes).toEqual(token.attributes)
    expect(JSON.stringify(store.getState())).not.toContain('secret')
  })

  test('is looked for also where a resource goes', async () => {
    const rows = [{ row: 0, id: 'l', duplicates: 0 }]
    const { store } = openStore({
      [`POST ${IMPORTS}`]: () => json(201, { data: done, meta: { rows } }),
      [`DELETE ${IMPORTS}/m`]: () => json(200, { meta: { removed: 1, kept: 0 } }),
    })
    const { importLeads, undoLeadImport } = leadsApi.endpoints
    const brought = await store.dispatch(importLeads.initiate({ file_name: 'salon.csv', rows: [{}] }, { track: false }))
    expect(brought.data).toEqual({ id: 'm', rows })
    expect(selectResource(store.getState(), 'client_lead_import', 'm')?.attributes).toEqual(done.attributes)
    expect((await store.dispatch(undoLeadImport.initiate('m', { track: false }))).data).toEqual({ removed: 1, kept: 0 })
    expect(selectResource(store.getState(), 'client_lead_import', 'm')).toBeUndefined()
  })

  test('is a failure when it is not there', async () => {
    const { store } = openStore({ 'POST /v3/me/token': () => json(201, { data: token }) })
    const request = accountApi.endpoints.createToken.initiate({ name: 'Tableur', scope: 'read' }, { track: false })
    expect((await store.dispatch(request)).error).toMatchObject({ kind: 'document' })
  })
})
