import { createFile, document, failure } from '../../../support/server/documents'
import type { Colleague } from '../../../support/server/firm'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'
import { freeLot, statusOfLot } from './lots'

export const PATH = '/api/v3/bookings'
const PDF = 'data:application/pdf;name=piece.pdf;base64,JVBERi0xLjcK'

const PERSON = {
  ...{ honorific: 'mrs', firstname: 'Odette', lastname: 'Vaucresson', phone: '06 39 98 77 11' },
  ...{ address: '3 rue des Tilleuls', postal_code: '34000', marital_status: 'single' },
}

export const BUYER = {
  ...{ firstname: 'Odette', lastname: 'Vaucresson', email: 'odette@courriel.example', phone: '06 39 98 77 11' },
}

/** The papers of these keys, as a request brings them. */
export const papers = (...keys: readonly string[]) => ({
  documents: keys.map((key) => ({ key, name: `${key}.pdf`, file: PDF })),
})
/** Those of a request, and those of a contract. */
export const asked = papers('identity', 'address_proof', 'tax_notice', 'financing_plan')
export const ofContract = papers('booking_contract', 'technical_notice', 'plan', 'erp')
export const CONTRACT = {
  ...{ contract_number: 'R-2026-118', price: 214_900, deposit_amount: 10_745 },
  ...{ deed_expected_at: '2027-03-01', loan_deadline: '2027-02-01' },
}

/** The id of what a relation of an answer points at. */
export function linkedId(
  { relationships }: { readonly relationships?: Readonly<Record<string, { readonly data?: unknown }>> },
  name: string,
): string {
  const data = relationships?.[name]?.data
  if (typeof data !== 'object' || data === null || !('id' in data)) throw new Error(`Nothing is linked as ${name}`)
  return String(data.id)
}

/** The demo firm, where Claire sells; before each test the clock shows `TEST_INSTANT`. */
export function salesDesk() {
  let running: TestApp | undefined
  let caller: Caller | undefined
  const present = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('only inside a test: the application starts before the first one')
    return value
  }
  /** The clock shows this instant; the session that it ended is opened again. */
  const at = async (instant: string): Promise<void> => {
    present(running).setNow(new Date(instant))
    caller = await present(running).logIn('c.aubrac@ormeval.example')
  }
  beforeAll(async () => {
    running = await openTestApp()
  })
  afterAll(() => running?.close())
  beforeEach(() => at(TEST_INSTANT.toISOString()))

  const claire: Colleague = { call: (...request) => present(caller).call(...request) }
  const app = () => present(running)
  return { app, at, claire, ...selling(claire, app) }
}

function selling(claire: Colleague, app: () => TestApp) {
  /** A file of Claire's, whose client is known well enough to buy. */
  const wholeFile = async (change: object = {}): Promise<string> => {
    const { id } = await createFile(claire)
    const person = { ...PERSON, email: `o.${crypto.randomUUID()}@courriel.example`, ...change }
    const answer = await claire.call('PUT', `/api/v3/client-files/${id}/person`, person)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return id
  }
  const act = (id: string, action: string, more: object = {}, who: Colleague = claire) =>
    who.call('PUT', `${PATH}/${id}`, { action, ...more })
  return {
    wholeFile,
    act,
    lot: () => freeLot(app().database),
    stateOfLot: (id: string) => statusOfLot(app().database, id),
    drafted: async (property: string, more: object = {}): Promise<string> => {
      const body = { client_file: await wholeFile(), property, buyers: [BUYER], ...more }
      const answer = await claire.call('POST', PATH, body)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return document(answer).data.id
    },
    done: async (id: string, action: string, more: object = {}) => {
      const answer = await act(id, action, more)
      if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`)
      return document(answer).data.attributes
    },
    read: async (id: string) => document(await claire.call('GET', `${PATH}/${id}`)),
    /** What is refused: the status, and the names of what is wrong. */
    errors: async (id: string, action: string, more: object = {}) => {
      const answer = await act(id, action, more)
      return [answer.statusCode, Object.keys(failure(answer).errors ?? {})]
    },
  }
}
