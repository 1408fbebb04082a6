import { clientFileSections } from '#features/clientFile/contract/household'
import { failure, list, document } from '../../support/server/documents'
import { describedOperations, type Operation } from '../../support/server/operations'
import { samplesOf } from '../../support/server/samples'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

let running: TestApp
let operations: Operation[]
/** A file of Claire, with an item in each list. */
let file: string
const items = new Map<string, string>()

beforeAll(async () => {
  running = await openTestApp()
  operations = await describedOperations(running.stranger)
  const claire = await running.logIn('c.aubrac@ormeval.example')
  file =
    list(await claire.call('GET', '/api/v3/client-files?q=masson'))[0]?.id ??
    list(await claire.call('GET', '/api/v3/client-files?q=marchetti'))[0]?.id ??
    ''
  for (const { path, cardinality, definition } of clientFileSections) {
    if (cardinality !== 'many') continue
    const created = await claire.call('POST', `/api/v3/client-files/${file}/${path}`, samplesOf(definition))
    items.set(path, document(created).data.id)
  }
  const [property] = list(await claire.call('GET', '/api/v3/properties?page[size]=1'))
  const proposal = await claire.call('POST', `/api/v3/client-files/${file}/property-proposals`, {
    property_id: property?.id,
  })
  items.set('property-proposals', document(proposal).data.id)
})
afterAll(() => running.close())

/** The address of an operation on Claire's file. */
function addressOf({ path }: Operation): string {
  const list = path.split('/').find((part) => items.has(part)) ?? ''
  return `/api${path}`
    .replace('{id}', file)
    .replace('{itemId}', items.get(list) ?? 'none')
    .replace('{project}', 'pinel')
    .replace('{scheme}', 'pinel')
    .replace('{slug}', 'montpellier-34000')
}

const call = (caller: Caller, operation: Operation) =>
  caller.call(
    operation.method,
    addressOf(operation),
    operation.method === 'GET' || operation.method === 'DELETE' ? undefined : {},
  )
const onFiles = ({ path }: Operation): boolean => path.includes('/client-files/{id}') && !isOfManagers(path)
/** Who read a file, and whose it is, are for those who look after the firm. */
const isOfManagers = (path: string): boolean => /\/(?:readings|adviser)$/.test(path)

async function answersOf(caller: Caller, chosen: readonly Operation[]): Promise<[string, number][]> {
  const answers: [string, number][] = []
  for (const operation of chosen)
    answers.push([`${operation.method} ${operation.path}`, (await call(caller, operation)).statusCode])
  return answers
}

/** Everything that the database holds of files, to see that nothing moved. */
async function content(): Promise<string> {
  const tables = [
    'client_files',
    'client_file_property_proposals',
    ...clientFileSections.map(({ path }) => `client_file_${path.replaceAll('-', '_')}`),
    'field_changes',
  ]
  const rows = await Promise.all(
    tables.map((table) => running.database.query(`SELECT * FROM ${table} ORDER BY company_id, id`)),
  )
  return JSON.stringify(rows)
}

test('the sample is a real file, and the API describes more than sixty operations', () => {
  expect(file).toMatch(/^[0-9a-f-]{36}$/)
  expect(operations.length).toBeGreaterThan(60)
})

test('a stranger is answered 401 everywhere but on what is for everyone', async () => {
  const closed = operations.filter(({ isPublic }) => !isPublic)
  const answers = await answersOf(running.stranger, closed)
  expect(answers.filter(([, status]) => status !== 401)).toEqual([])
  expect(
    operations
      .filter(({ isPublic }) => isPublic)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    '/csrf-cookie',
    '/health/live',
    '/health/ready',
    '/openapi.json',
    '/scpi/v1/client/account/login',
    '/scpi/v1/client/account/logout',
    '/scpi/v1/client/account/password/check-token/{token}',
    '/scpi/v1/client/account/password/send-email',
    '/scpi/v1/client/account/password/set',
    '/v3/account/confirm-email',
    '/v3/account/first',
    '/v3/account/first',
    '/v3/account/hand-over/use',
    '/v3/account/login',
    '/v3/account/login/browser',
    '/v3/account/login/passkey',
    '/v3/account/login/passkey-options',
    '/v3/account/login/second-factor',
    '/v3/account/logout',
    '/v3/account/password/check-token/{token}',
    '/v3/account/password/send-email',
    '/v3/account/password/set',
    '/v3/demo',
    '/v3/demo',
    '/v3/demo-accounts',
    '/v3/search-alerts/unsubscribe/{token}',
    '/v3/search-alerts/unsubscribe/{token}',
    '/v4/commercial-report-packages/{link}/open',
    '/v4/commercial-report-packages/{link}/pdf',
    '/v4/commercial-report-packages/{link}/study',
    '/v4/commercial-report-packages/{link}/track',
  ])
})

test('for another firm, the file and all that it holds do not exist, and nothing changes', async () => {
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  const before = await content()
  const answers = await answersOf(aurore, operations.filter(onFiles))
  expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  expect(await content()).toBe(before)
})

test('for a colleague who only sees their own files, it does not exist either', async () => {
  const samir = await running.logIn('s.benkacem@ormeval.example')
  const before = await content()
  const answers = await answersOf(samir, operations.filter(onFiles))
  expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  expect(await content()).toBe(before)
})

test('who manages sales reads every file of the firm and writes in none', async () => {
  const paul = await running.logIn('p.kerivel@ormeval.example')
  const before = await content()
  const readings = await answersOf(
    paul,
    operations.filter((operation) => onFiles(operation) && operation.method === 'GET'),
  )
  expect(readings.filter(([, status]) => status !== 200)).toEqual([])
  const writings = await answersOf(
    paul,
    operations.filter(
      (operation) => onFiles(operation) && operation.method !== 'GET' && !operation.path.endsWith('/meetings'),
    ),
  )
  expect(writings.filter(([, status]) => status !== 403)).toEqual([])
  expect(await content()).toBe(before)
})

test('an account of the SCPI area has no right on the real-estate area', async () => {
  const cif = await running.logIn('cif@ormeval.example')
  const answers = await answersOf(
    cif,
    operations.filter(
      ({ path }) =>
        path.includes('client-files') || (path.includes('simulators') && !/(?:investment|loan)-capacity$/.test(path)),
    ),
  )
  expect(answers.filter(([, status]) => status !== 403)).toEqual([])
  expect((await cif.call('GET', '/api/v3/me')).statusCode).toBe(200)
})

test('the right that is missing is named', async () => {
  const paul = await running.logIn('p.kerivel@ormeval.example')
  const answer = await paul.call('PUT', `/api/v3/client-files/${file}/heritage`, { liquidity: 1 })
  expect(failure(answer).message).toContain('«\u00a0Gérer les dossiers clients\u00a0»')
})

test('who brought a household follows its file and reads none of its figures', async () => {
  const ines = await running.logIn('i.marchal@ormeval.example')
  const brought = list(await ines.call('GET', '/api/v3/client-files/by-lead-creator'))
  expect(brought.map(({ attributes }) => attributes['title'])).toEqual(
    expect.arrayContaining(['Adam – apporteur']) as unknown,
  )
  const id = brought[0]?.id ?? ''
  expect((await ines.call('GET', `/api/v3/client-files/${id}`)).statusCode).toBe(200)
  expect((await ines.call('GET', `/api/v3/client-files/${id}/income`)).statusCode).toBe(403)
  expect((await ines.call('GET', `/api/v3/client-files/${id}?include=simulation`)).statusCode).toBe(403)
  expect((await ines.call('GET', `/api/v3/client-files/${file}`)).statusCode).toBe(404)
  expect(list(await ines.call('GET', '/api/v3/client-files'))).toHaveLength(brought.length)
})

test('the firm’s files are all for its manager, and only one’s own for an adviser', async () => {
  const total = async (email: string) =>
    (await (await running.logIn(email)).call('GET', '/api/v3/client-files')).json<{ meta: { total: number } }>().meta
      .total
  expect(await total('h.vautrin@ormeval.example')).toBe(40)
  expect(await total('a.lestivel@vermeil.example')).toBe(3)
  const own = await running.database.query(
    "SELECT f.id FROM client_files f JOIN users u ON u.id = f.adviser_id WHERE u.email = 'c.aubrac@ormeval.example'",
  )
  expect(await total('c.aubrac@ormeval.example')).toBe(own.length)
})
