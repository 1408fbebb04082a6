import { DEMO_PASSWORD } from '#features/account/server/demo'
import { createFile } from '../../../support/server/documents'
import { openTestApp, TEST_INSTANT, type TestApp } from '../../../support/server/testApp'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

test('what goes for good, how long files are kept and what leaves as a whole want a proof of some minutes ago; a paper for a meeting does not', async () => {
  running.setNow(TEST_INSTANT)
  const helene = await running.logIn('h.vautrin@ormeval.example')
  const { id } = await createFile(helene)
  const deleted = await createFile(helene)
  expect((await helene.call('DELETE', `/api/v3/client-files/${deleted.id}`)).statusCode).toBe(204)
  running.setNow(new Date(TEST_INSTANT.getTime() + 11 * 60_000))

  const sensitive = [
    ['DELETE', `/api/v3/trash/${deleted.id}`],
    ['GET', `/api/v3/client-files/${id}/export`],
    ['GET', '/api/v3/company/audit-events/export'],
    ['PUT', '/api/v3/company/retention', { client_file_retention_years: 4 }],
  ] as const
  const ask = async () => {
    const statuses = []
    for (const [method, path, body] of sensitive) statuses.push((await helene.call(method, path, body)).statusCode)
    return statuses
  }
  expect(await ask()).toEqual([403, 403, 403, 403])
  expect((await helene.call('GET', `/api/v3/client-files/${id}/summary`)).statusCode).toBe(200)
  expect((await helene.call('POST', '/api/v3/account/confirm', { password: DEMO_PASSWORD })).statusCode).toBe(204)
  expect(await ask()).toEqual([204, 200, 200, 200])
})
