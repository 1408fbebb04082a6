import { document, failure, list } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

const PATH = '/api/scpi/v1/contacts'

let running: TestApp
let victor: Caller
let nadege: Caller
beforeAll(async () => {
  running = await openTestApp()
  victor = await running.logIn('admin-scpi@ormeval.example')
  nadege = await running.logIn('cif@ormeval.example')
})
afterAll(() => running.close())
beforeEach(() =>
  running.database.query(
    "DELETE FROM scpi_contacts WHERE split_part(email, '@', 1) NOT IN ('scpi', 'conformite', 'partenaires', 'cabinet')",
  ),
)

const emails = async (caller: Caller, query = '') =>
  list(await caller.call('GET', `${PATH}${query}`)).map(({ attributes }) => attributes['email'])

test('everybody of the firm with access to the area reads its contacts, and those of no other firm', async () => {
  expect(await emails(nadege)).toEqual([
    'scpi@ormeval.example',
    'partenaires@ormeval.example',
    'conformite@ormeval.example',
  ])
  const cif = await running.logIn('cif@vermeil.example')
  expect(await emails(cif)).toEqual(['cabinet@vermeil.example'])
  const claire = await running.logIn('c.aubrac@ormeval.example')
  expect((await claire.call('GET', PATH)).statusCode).toBe(403)
})

test('they are searched, filtered and paged', async () => {
  expect(await emails(nadege, '?q=rouv')).toEqual(['partenaires@ormeval.example'])
  expect(await emails(nadege, '?filter[role]=compliance,other')).toEqual(['conformite@ormeval.example'])
  const page = await nadege.call('GET', `${PATH}?page[size]=2&sort=-email`)
  expect([list(page).length, document(page).meta]).toEqual([2, expect.objectContaining({ total: 3, last_page: 2 })])
  expect((await nadege.call('GET', `${PATH}?filter[role]=chief`)).statusCode).toBe(400)
})

test('who manages the firm adds, changes and removes one; nobody else does', async () => {
  const contact = { firstname: 'Lou', lastname: 'Abadie', email: 'lou@ormeval.example', role: 'other' }
  expect((await nadege.call('POST', PATH, contact)).statusCode).toBe(403)
  const added = await victor.call('POST', PATH, contact)
  expect([added.statusCode, document(added).data.attributes]).toEqual([201, { ...contact, phone: null }])
  const item = `${PATH}/${document(added).data.id}`
  const changed = await victor.call('PUT', item, { phone: '06 39 98 00 00' }, { 'if-match': '"1"' })
  expect(document(changed).data.attributes).toMatchObject({ phone: '06 39 98 00 00', role: 'other' })
  expect((await victor.call('PUT', item, { phone: null }, { 'if-match': '"1"' })).statusCode).toBe(409)
  for (const [method, body] of [
    ['PUT', { role: null }],
    ['DELETE', undefined],
  ] as const)
    expect((await nadege.call(method, item, body)).statusCode).toBe(403)
  const stranger = await running.logIn('admin-scpi@vermeil.example')
  expect((await stranger.call('PUT', item, { role: 'other' })).statusCode).toBe(404)
  expect((await victor.call('DELETE', item)).statusCode).toBe(204)
  expect(await emails(victor)).not.toContain('lou@ormeval.example')
})

test('only an address is required, and a firm has it once, whatever its case', async () => {
  const faults = async (body: object) => failure(await victor.call('POST', PATH, body)).errors
  expect(await faults({ lastname: 'Sans adresse' })).toEqual({ email: ['Ce champ est requis'] })
  expect(await faults({ email: 'SCPI@ormeval.example' })).toEqual({
    email: ['Cette adresse est déjà celle d’un contact du cabinet.'],
  })
  expect(await faults({ email: 'pas une adresse', role: 'chief' })).toEqual({
    email: ["L'email n'est pas valide"],
    role: ['Cette valeur n’est pas dans la liste'],
  })
  expect((await victor.call('POST', PATH, { email: 'comptoir@vermeil.example' })).statusCode).toBe(201)
  const twice = await Promise.all(
    ['deux@ormeval.example', 'Deux@ormeval.example'].map((email) => victor.call('POST', PATH, { email })),
  )
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
})
