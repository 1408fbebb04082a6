import { createFile, document, list } from '../../../support/server/documents'
import type { Colleague } from '../../../support/server/firm'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'
import { freeLot } from './lots'
import { linkedId } from './salesDesk'

export const PATH = '/api/v3/option'

const addresses = {
  claire: 'c.aubrac@ormeval.example',
  helene: 'h.vautrin@ormeval.example',
  paul: 'p.kerivel@ormeval.example',
} as const
type Name = keyof typeof addresses

/** The demo firm, where Claire, Hélène and Paul take options; before each test the clock shows `TEST_INSTANT`. */
export function optionDesk() {
  let running: TestApp | undefined
  const callers = new Map<Name, Caller>()
  const app = (): TestApp => {
    if (!running) throw new Error('only inside a test: the application starts before the first one')
    return running
  }
  /** The clock shows this instant; sessions that it ended are opened again. */
  const at = async (instant: Date): Promise<void> => {
    app().setNow(instant)
    for (const name of ['claire', 'helene', 'paul'] as const) callers.set(name, await app().logIn(addresses[name]))
  }
  beforeAll(async () => {
    running = await openTestApp()
  })
  afterAll(() => running?.close())
  beforeEach(() => at(TEST_INSTANT))

  const colleague = (name: Name): Colleague => ({
    call: (...request) => {
      const caller = callers.get(name)
      if (!caller) throw new Error('only inside a test')
      return caller.call(...request)
    },
  })
  const claire = colleague('claire')
  const [helene, paul] = [colleague('helene'), colleague('paul')]
  return { app, at, claire, helene, paul, ...asking(claire, app) }
}

function asking(claire: Colleague, app: () => TestApp) {
  /** Asks for an option on a file of the caller's own. */
  const ask = async (caller: Colleague, property: string, more: object = {}) => {
    const { id: client_file } = await createFile(caller)
    return caller.call('POST', PATH, { client_file, property, ...more })
  }
  const read = async (id: string, caller: Colleague = claire) => document(await caller.call('GET', `${PATH}/${id}`))
  const fileOf = async (id: string) => linkedId((await read(id)).data, 'client_file')
  return {
    ask,
    read,
    fileOf,
    lot: (terms: object = {}) => freeLot(app().database, terms),
    taken: async (property: string, caller: Colleague = claire, more: object = {}) => {
      const answer = await ask(caller, property, more)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return document(answer)
    },
    act: (caller: Colleague, id: string, action: string, more: object = {}) =>
      caller.call('PUT', `${PATH}/${id}`, { action, ...more }),
    stateOf: async (id: string, caller: Colleague = claire) => (await read(id, caller)).data.attributes['status'],
    /** The steps of an option, the latest first. */
    steps: async (id: string, caller: Colleague = claire) =>
      list(await caller.call('GET', `${PATH}/${id}/history`)).map(({ attributes }) => attributes['action']),
    fileNow: async (id: string) => document(await claire.call('GET', `/api/v3/client-files/${id}`)).data.attributes,
  }
}
