import { setTimeout } from 'node:timers/promises'
import { api } from '#client/api'
import {
  created,
  deleted,
  edited,
  makeSelectItems,
  retried,
  saveNow,
  selectEdited,
  selectErrors,
  selectHasUnsaved,
  selectSectionState,
} from '#client/autosave'
import { selectSolution, solutionOpened } from '#features/clientFile/client/calculation'
import { logIn } from '#client/session'
import { createTransport } from '#client/transport'
import type { ResourceType } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import type { Ref } from '#contract/jsonapi'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { composeStore } from '../support/client/store'
import { createFile, document, list } from '../support/server/documents'
import { callerOf, openTestApp, type Caller, type TestApp } from '../support/server/testApp'

/** The client's own store on the real server: what one says, the other understands. */

let running: TestApp
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

/** A fetch that reaches the application without a socket; `lost` breaks the connection once the server has answered. */
function connection() {
  const browser = callerOf(running.app)
  let losses = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url, headers } = new Request(input, init)
    const { pathname, search } = new URL(url)
    const body = typeof init?.body === 'string' ? init.body : undefined
    const answer = await browser.call(method as 'GET', pathname + search, body, Object.fromEntries(headers))
    if (losses > 0) {
      losses -= 1
      throw new TypeError('Failed to fetch')
    }
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode })
  }
  const cookies = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const transport = createTransport({
    hosts: { apiAddress: 'http://localhost/api', authentication: 'cookie' },
    fetch,
    cookies,
    bearerToken: () => undefined,
  })
  return {
    transport,
    loseNextAnswer: () => {
      losses += 1
    },
  }
}

const include = clientFileSections.map(({ relationship }) => relationship)

/** Claire's browser, logged in, on a new file. */
async function open() {
  const file = await createFile(claire)
  const { transport, loseNextAnswer } = connection()
  const { store, close } = composeStore(transport, { random: () => 0, watch: () => () => undefined })
  expect(await store.dispatch(logIn({ email: 'c.aubrac@ormeval.example', password: DEMO_PASSWORD }))).toBeUndefined()
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: file.id, include }))

  const refOf = (type: ResourceType): Ref => {
    const [item] = makeSelectItems(file.id, type)(store.getState())
    if (!item) throw new Error(`The file has no ${type}.`)
    return item.ref
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await setTimeout(10)
  }
  return {
    id: file.id,
    store,
    close,
    loseNextAnswer,
    refOf,
    until,
    type: (type: ResourceType, attributes: object) => {
      store.dispatch(edited({ ref: refOf(type), parentId: file.id, attributes: { ...attributes } }))
    },
    saved: async () => {
      store.dispatch(saveNow())
      await until(() => !selectHasUnsaved(store.getState()))
    },
    stored: async (path: string) =>
      document(await claire.call('GET', `/api/v3/client-files/${file.id}/${path}`)).data.attributes,
    storedList: async (path: string) => list(await claire.call('GET', `/api/v3/client-files/${file.id}/${path}`)),
  }
}
type Opened = Awaited<ReturnType<typeof open>>

let editor: Opened
beforeEach(async () => {
  editor = await open()
})
afterEach(() => {
  editor.close()
})

test('what is typed in several sections is stored', async () => {
  editor.type('income', { net_other_income: '1 250,50' })
  editor.type('heritage', { liquidity: 40_000, main_residence_value: 0 })
  editor.type('person', { firstname: 'Anne', lastname: 'Vasseur', email: 'anne@vasseur.example' })
  editor.store.dispatch(
    edited({ ref: { type: 'client_file', id: editor.id }, parentId: editor.id, attributes: { title: 'Vasseur' } }),
  )
  await editor.saved()
  expect(await editor.stored('income')).toMatchObject({ net_other_income: 1_250.5 })
  expect(await editor.stored('heritage')).toMatchObject({ liquidity: 40_000, main_residence_value: 0 })
  expect(await editor.stored('person')).toMatchObject({ firstname: 'Anne', lastname: 'Vasseur' })
  expect(selectEdited(editor.store.getState(), 'client_file', editor.id)?.attributes.title).toBe('Vasseur')
})

test('an answer that is lost is asked for again, and the write is done once', async () => {
  editor.type('income', { net_other_income: 10 })
  editor.loseNextAnswer()
  await editor.saved()
  const { version } = selectEdited(editor.store.getState(), 'income', editor.refOf('income').id) ?? {}
  expect(version).toBe(2)
})

test('a child whose creation was answered into the void is there once', async () => {
  editor.store.dispatch(created({ type: 'child', parentId: editor.id }))
  editor.loseNextAnswer()
  editor.type('child', { birthdate: '2015-04-02' })
  await editor.saved()
  await editor.saved()
  expect((await editor.storedList('children')).map(({ attributes }) => attributes['birthdate'])).toEqual(['2015-04-02'])
})

test('the companion is switched on, filled in, and switched off', async () => {
  editor.store.dispatch(created({ type: 'companion', parentId: editor.id }))
  await editor.saved()
  expect(await editor.stored('companion')).toMatchObject({
    honorific: 'mr',
    birthdate: '1900-01-01',
    marital_status: 'single',
  })
  editor.type('companion', { firstname: 'Paul', net_monthly_income: 2_500 })
  await editor.saved()
  expect(await editor.stored('companion')).toMatchObject({ firstname: 'Paul', net_monthly_income: 2_500 })
  editor.store.dispatch(deleted({ ref: editor.refOf('companion'), parentId: editor.id }))
  await editor.saved()
  expect((await claire.call('GET', `/api/v3/client-files/${editor.id}/companion`)).statusCode).toBe(404)
})

test('somebody else’s change of another attribute is kept, of the same one is a conflict that the person decides', async () => {
  editor.type('income', { net_other_income: 10 })
  await claire.call('PUT', `/api/v3/client-files/${editor.id}/income`, { prior_land_deficit: 77 })
  await editor.saved()
  expect(await editor.stored('income')).toMatchObject({ net_other_income: 10, prior_land_deficit: 77 })

  editor.type('income', { net_other_income: 20 })
  await claire.call('PUT', `/api/v3/client-files/${editor.id}/income`, { net_other_income: 30 })
  editor.store.dispatch(saveNow())
  await editor.until(() => selectSectionState(editor.store.getState(), editor.id, 'income') === 'conflict')
  expect(await editor.stored('income')).toMatchObject({ net_other_income: 30 })
  editor.store.dispatch(retried(editor.refOf('income')))
  await editor.saved()
  expect(await editor.stored('income')).toMatchObject({ net_other_income: 20 })
})

test('what the contract refuses is kept on its field, the rest is stored', async () => {
  editor.type('income', { net_other_income: -1, prior_land_deficit: 5 })
  editor.store.dispatch(saveNow())
  await editor.until(() => selectSectionState(editor.store.getState(), editor.id, 'income') === 'invalid')
  expect(await editor.stored('income')).toMatchObject({ prior_land_deficit: 5 })
  expect(selectErrors(editor.store.getState(), editor.refOf('income'))).toEqual({ net_other_income: ['Minimum 0'] })
})

test('the solution of a file is calculated from what is typed, and gives the suggested rent', async () => {
  editor.store.dispatch(solutionOpened(editor.id))
  editor.type('simulation', {
    project: 'lmnp_amortissement',
    investment_price: 210_000,
    surface: 45,
    contribution: 10_000,
  })
  await editor.until(() => selectSolution(editor.store.getState()).status === 'ready')
  const first = selectSolution(editor.store.getState()).result?.data.monthly_report
  expect(first?.monthly_income.rental_income).toBeGreaterThan(400)
  editor.type('simulation', { investment_price: 260_000 })
  await editor.until(() => selectSolution(editor.store.getState()).status === 'ready')
  expect(selectSolution(editor.store.getState()).result?.data.monthly_report.effort).toBeGreaterThan(
    first?.effort ?? Infinity,
  )
})
