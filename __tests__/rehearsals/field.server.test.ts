import { createFile, document } from '../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../support/server/testApp'

let running: TestApp
let claire: Caller

beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const save = async (id: string, value: unknown) =>
  claire.call('PUT', `/api/v3/client-files/${id}/charge`, { transport_expense: value })

test('a new field of a section is saved, read again, checked and told in the history', async () => {
  const { id } = await createFile(claire)
  expect((await save(id, 120)).statusCode).toBe(200)
  const read = document(await claire.call('GET', `/api/v3/client-files/${id}/charge`))
  expect(read.data.attributes).toMatchObject({ transport_expense: 120 })
  const refused = await save(id, -5)
  expect(refused.statusCode).toBe(422)
  expect(refused.json<{ errors: object }>().errors).toHaveProperty('transport_expense')
  const history = await claire.call('GET', `/api/v3/client-files/${id}/history`)
  expect(history.body).toContain('transport_expense')
})

test('a new field of a section is described with the others', async () => {
  const description = await running.stranger.call('GET', '/api/openapi.json')
  expect(description.body).toContain('transport_expense')
})
