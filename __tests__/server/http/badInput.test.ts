import { clientFileSections } from '#features/clientFile/contract/household'
import { createFile, failure } from '../../support/server/documents'
import { testFirm } from '../../support/server/firm'

const { claire, query } = testFirm()
let file: string
beforeAll(async () => {
  file = (await createFile(claire)).id
})

/** Everything that a request could have changed. */
async function content(): Promise<string> {
  const tables = [
    'users',
    'client_files',
    'field_changes',
    'idempotency_keys',
    ...clientFileSections.map(({ path }) => `client_file_${path.replaceAll('-', '_')}`),
  ]
  const rows = await Promise.all(
    tables.map((table) => query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`)),
  )
  return JSON.stringify(rows)
}

const MEGABYTE = 'x'.repeat(1_100_000)
const LONG = 'x'.repeat(900_000)
const person = (): string => `/api/v3/client-files/${file}/person`

/** A body, what it must be answered, and the fields that the answer names. */
const bodies: [string, unknown, number, string[]][] = [
  ['truncated JSON', '{"firstname": "A"', 400, []],
  ['not JSON', 'firstname=A', 400, []],
  ['bytes that are not UTF-8', Buffer.from('{"firstname": "Zo\xeb"}', 'latin1'), 400, []],
  ['a prototype to pollute', '{"__proto__": {"isAdmin": true}}', 400, []],
  ['a constructor to pollute', '{"constructor": {"prototype": {"isAdmin": true}}}', 400, []],
  ['two megabytes', JSON.stringify({ firstname: MEGABYTE }), 413, []],
  ['a text of nearly a megabyte', { firstname: LONG }, 422, ['firstname']],
  ['an array', [], 422, ['']],
  ['a text', '"firstname"', 422, ['']],
  ['null', 'null', 422, ['']],
  ['nothing', '', 422, ['']],
  ['an unknown attribute', { password_hash: 'x', firstname: 'A' }, 422, ['password_hash']],
  ['an id', { id: '00000000-0000-4000-8000-000000000000' }, 422, ['id']],
  ['an object for a text', { firstname: { toString: 'x' } }, 422, ['firstname']],
  ['a list for a text', { firstname: ['A'] }, 422, ['firstname']],
  ['a number for a text', { firstname: 12 }, 422, ['firstname']],
  ['a number for a flag', { is_handicapped: 1 }, 422, ['is_handicapped']],
  ['a NUL character', { firstname: 'A\0B' }, 422, ['firstname']],
  ['half of a character', '{"firstname": "A\\ud800"}', 422, ['firstname']],
  ['a direction override is text', { firstname: 'A\u202eB' }, 200, []],
  ['a day that does not exist', { birthdate: '2023-02-30' }, 422, ['birthdate']],
  ['a day of the year 0000, which does not exist', { birthdate: '0000-01-01' }, 422, ['birthdate']],
  ['a day of another millennium', { birthdate: '99999-01-01' }, 422, ['birthdate']],
  ['a choice that is none', { honorific: 'toString' }, 422, ['honorific']],
  ['a postal code of four digits', { postal_code: '3400' }, 422, ['postal_code']],
  ['a place that does not exist', { municipality: 'nulle-part-00000' }, 422, ['municipality']],
  ['deep nesting', `{"firstname": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422, ['firstname']],
]

describe('a body', () => {
  test.each(bodies)('%s', async (_case, body, status, fields) => {
    const before = await content()
    const answer = await claire.call('PUT', person(), body, { 'idempotency-key': crypto.randomUUID() })
    expect(answer.statusCode).toBe(status)
    if (status === 422) expect(Object.keys(failure(answer).errors ?? {})).toEqual(fields)
    if (status !== 200) expect(await content()).toBe(before)
  })

  test.each([
    ['below', -0.01],
    ['above', 1_000_000],
    ['infinite', '1e999'],
    ['not a number', 'NaN'],
    ['hexadecimal', '0x10'],
    ['two commas', '1,2,3'],
    ['an object', {}],
  ])('an amount that is %s is refused', async (_case, amount) => {
    const answer = await claire.call('PUT', `/api/v3/client-files/${file}/charge`, { alimony: amount })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['alimony']])
  })

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/xml', 415],
    // Read, and no form is in it.
    ['multipart/form-data; boundary=x', 400],
    ['multipart/form-data', 400],
  ])('of type %s is a %i', async (type, status) => {
    const answer = await claire.call('PUT', person(), '{}', { 'content-type': type })
    expect(answer.statusCode).toBe(status)
  })

  test('of the media type of JSON:API is read', async () => {
    expect(
      (await claire.call('PUT', person(), { firstname: 'Ada' }, { 'content-type': 'application/vnd.api+json' }))
        .statusCode,
    ).toBe(200)
  })
})

describe('an address', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  test.each([
    ['GET', '/api/v3/client-files/1', 404],
    ['GET', '/api/v3/client-files/..%2f..%2fetc', 404],
    ['GET', "/api/v3/client-files/'%20OR%201=1", 404],
    ['GET', `/api/v3/client-files/${id}`, 404],
    ['PUT', `/api/v3/client-files/${id}/person`, 404],
    ['POST', `/api/v3/client-files/${id}/replicate`, 404],
    ['DELETE', '/api/v3/me/token/1', 404],
    ['DELETE', `/api/v3/me/token/${id}`, 403],
    ['GET', '/api/v3/locations/nulle-part-00000', 404],
    ['GET', '/api/v3/locations/%00', 404],
    ['GET', '/api/v3/simulation/config/constructor', 404],
    ['POST', '/api/v3/simulators/simulation/toString', 404],
    ['GET', '/api/v3/unknown', 404],
    ['GET', '/api/%zz', 400],
    ['GET', '/api/v3/locations/%e9', 400],
    ['POST', '/api/v3/me', 405],
    ['DELETE', '/api/v3/client-files', 405],
    ['PUT', '/api/v3/client-files', 405],
    ['POST', '/api/v3/locations', 405],
    ['POST', '/api/health/live', 405],
  ] as const)('%s %s is a %i', async (method, path, status) => {
    const before = await content()
    const answer = await claire.call(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})
    expect([answer.statusCode, typeof failure(answer).message]).toEqual([status, 'string'])
    if (status === 405) expect(answer.headers.allow).toMatch(/GET|POST/)
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(await content()).toBe(before)
  })
})

describe('a header', () => {
  test.each([
    ['a key that is too long', 'idempotency-key', 'x'.repeat(256)],
    ['a key with a space', 'idempotency-key', 'with space'],
    ['a negative version', 'if-match', '"-1"'],
    ['a version beyond all', 'if-match', '"99999999999"'],
  ])('%s is a 400', async (_case, name, value) => {
    expect((await claire.call('PUT', person(), { firstname: 'A' }, { [name]: value })).statusCode).toBe(400)
  })
})

test('an endless address is a 404', async () => {
  expect((await claire.call('GET', `/api/v3/${'x'.repeat(3_000)}`)).statusCode).toBe(404)
})

test('what nobody foresaw gives an incident number and nothing internal', async () => {
  await query('ALTER TABLE client_file_ptz RENAME TO client_file_ptz_away')
  const answer = await claire.call('GET', `/api/v3/client-files/${file}/ptz`)
  await query('ALTER TABLE client_file_ptz_away RENAME TO client_file_ptz')
  expect(answer.statusCode).toBe(500)
  expect(failure(answer).message).toContain(String(answer.headers['x-request-id']))
  expect(answer.body).not.toMatch(/ptz|relation|select|postgres/i)
})
