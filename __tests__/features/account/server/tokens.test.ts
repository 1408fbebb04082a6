import { resourceTypes } from '#contract/resources'
import { createFile, document, failure } from '../../../support/server/documents'
import { callerOf, openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller
beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
})
afterAll(() => running.close())
beforeEach(async () => {
  await running.database.query('DELETE FROM tokens')
  await running.database.query('DELETE FROM login_attempts')
})

const make = (chosen: object) => helene.call('POST', '/api/v3/me/token', { name: 'Tableur', ...chosen })

/** What another program asks with a token, from an address. */
async function program(chosen: object) {
  const answer = await make(chosen)
  expect(answer.statusCode).toBe(201)
  const token = String(document(answer).meta?.['token'])
  const caller = callerOf(running.app)
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, address = '192.0.2.7') =>
    (
      await caller.call(method, `/api${path}`, body, {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      })
    ).statusCode
}

test('a token that is narrowed opens what its scopes name, what is below it, and nothing else', async () => {
  const { id } = await createFile(helene)
  const ask = await program({ scope: 'write', scopes: ['client_file:read', 'client_lead:write'] })
  expect(await ask('GET', '/v3/client-files')).toBe(200)
  expect(await ask('GET', `/v3/client-files/${id}`)).toBe(200)
  expect(await ask('GET', `/v3/client-files/${id}?include=income`)).toBe(200)
  expect(await ask('GET', `/v3/client-files/${id}/history`)).toBe(200)
  expect(await ask('POST', '/v3/client-files', {})).toBe(403)
  expect(await ask('DELETE', `/v3/client-files/${id}`)).toBe(403)
  expect(await ask('GET', '/v3/client-leads')).toBe(200)
  expect(await ask('POST', '/v3/client-leads', {})).toBe(422)
  for (const path of ['/v3/me', '/v3/company/users', '/v3/properties', '/v3/client-files/deletions', '/v3/projects'])
    expect([path, await ask('GET', path)]).toEqual([path, 403])
})

test('what comes along with an answer is narrowed too', async () => {
  const ask = await program({ scopes: ['property:read'] })
  expect(await ask('GET', '/v3/properties?page[size]=1')).toBe(200)
  expect(await ask('GET', '/v3/properties?page[size]=1&include=program')).toBe(403)
  const both = await program({ scopes: ['property:read', 'program:read'] })
  expect(await both('GET', '/v3/properties?page[size]=1&include=program')).toBe(200)
})

test('resources that have a list can be narrowed to, by their French name', async () => {
  const { data } = (await helene.call('GET', '/api/v3/token-resources')).json<{
    data: { type: string; label: string }[]
  }>()
  expect(data).toContainEqual({ type: 'client_file', label: 'Dossier' })
  expect(data).toContainEqual({ type: 'client_lead', label: 'Contacts' })
  const known: readonly string[] = resourceTypes()
  expect(data.filter(({ type, label }) => !known.includes(type) || label === '')).toEqual([])
  expect(data.map(({ type }) => type)).not.toContain('session')
})

test.each([
  { scopes: ['client_file'] },
  { scopes: ['client_file:delete'] },
  { scopes: ['boat:read'] },
  { scopes: ['client_file:write'] },
  { scopes: 'client_file:read' },
])('refuses %j of a token that reads', async (chosen) => {
  const answer = await make(chosen)
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['scopes']])
})

test('a token is used from its addresses only, of both families, alone or as a range', async () => {
  const ask = await program({ addresses: ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32'] })
  const from = (address: string) => ask('GET', '/v3/client-files', undefined, address)
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '198.51.100.200', '2001:db8:1::9'])
    expect([address, await from(address)]).toEqual([address, 200])
  for (const address of ['192.0.2.8', '198.51.101.1', '2001:db9::1'])
    expect([address, await from(address)]).toEqual([address, 403])
})

test.each(['192.0.2', '192.0.2.0/33', '2001:db8::/129', 'solive.example', '10.0.0.0/8/8'])(
  'refuses %s as an address',
  async (address) => {
    const answer = await make({ addresses: [address] })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['addresses']])
  },
)

test('a token that is not narrowed does what it did', async () => {
  const ask = await program({ scope: 'read' })
  expect(await ask('GET', '/v3/me')).toBe(200)
  expect(await ask('GET', '/v3/projects')).toBe(200)
  expect(await ask('POST', '/v3/client-files', {})).toBe(403)
})
