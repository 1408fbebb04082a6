import { randomUUID } from 'node:crypto'
import { document, failure, list, type AnsweredResource } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let admin: Caller
let cif: Caller
let otherCif: Caller
let backOffice: Caller
let vermeil: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[admin, cif, otherCif, backOffice, vermeil] = await Promise.all([
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
    running.logIn('admin-scpi@vermeil.example'),
  ])
})
afterAll(() => running.close())

const CLIENTS = '/api/scpi/v1/client'
const ACCOUNTS = '/api/scpi/v1/pp-accounts'

const somebody = (more: object = {}) => ({
  firstname1: 'Yvelin',
  lastname: 'Kerzoncuff',
  email: `y.${randomUUID()}@courriel.example`,
  ...more,
})
const created = async (caller = cif, more: object = {}): Promise<AnsweredResource> => {
  const answer = await caller.call('POST', CLIENTS, somebody(more))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return document(answer).data
}
const read = async (id: string, caller = admin) => document(await caller.call('GET', `${CLIENTS}/${id}`)).data
const put = (id: string, change: object, caller = cif) => caller.call('PUT', `${CLIENTS}/${id}`, change)
const errorsOf = async (answer: Promise<Awaited<ReturnType<Caller['call']>>>) => {
  const { statusCode, ...rest } = await answer
  expect({ statusCode, body: failure({ statusCode, ...rest } as never) }).toMatchObject({ statusCode: 422 })
  return failure({ statusCode, ...rest } as never).errors
}

describe('a client', () => {
  test('is created with a name and an e-mail, and belongs to who creates them', async () => {
    const client = await created()
    expect(client.attributes).toMatchObject({
      lastname: 'Kerzoncuff',
      birth_name: 'Kerzoncuff',
      country: 'FR',
      status: 'prospect',
      portal_status: 'none',
      judicial_capacity: 'capable',
    })
    expect(client.meta).toEqual({ version: 1 })
    expect((await cif.call('GET', `${CLIENTS}/${client.id}`)).statusCode).toBe(200)
  })
})
