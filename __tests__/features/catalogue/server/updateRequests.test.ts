import { document, failure, list } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

const OF_FIRM = '/api/v3/company/property-update-requests'
const HELENE = 'h.vautrin@ormeval.example'
const CLAIRE = 'c.aubrac@ormeval.example'

let running: TestApp
let helene: Caller
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn(HELENE)
  claire = await running.logIn(CLAIRE)
})
afterEach(() => running.database.query('DELETE FROM property_update_requests'))
afterAll(() => running.close())

async function tell(changes: object = {}) {
  const [lot] = list(await claire.call('GET', '/api/v3/properties?page[size]=1'))
  const body = { property: lot?.id, field: 'surface', current_value: '48', suggested_value: '51.5', ...changes }
  return claire.call('POST', '/api/v3/propertyUpdateRequests', body)
}
const told = async () => `${OF_FIRM}/${document(await tell()).data.id}`
const states = () => running.database.query('SELECT state FROM property_update_requests')

test.each([
  [HELENE, 200, 200],
  ['j.torrens@ormeval.example', 200, 200],
  [CLAIRE, 403, 403],
  ['s.benkacem@ormeval.example', 403, 403],
  ['p.kerivel@ormeval.example', 403, 403],
  ['i.marchal@ormeval.example', 403, 403],
  ['cif@ormeval.example', 403, 403],
  ['admin-scpi@ormeval.example', 403, 403],
  ['backoffice@ormeval.example', 403, 403],
])('%s reads and decides what was told as their role says', async (email, reads, decides) => {
  const path = await told()
  const caller = await running.logIn(email)
  expect((await caller.call('GET', OF_FIRM)).statusCode).toBe(reads)
  expect((await caller.call('PUT', path, { action: 'accept' })).statusCode).toBe(decides)
  expect(await states()).toEqual([{ state: decides === 200 ? 'accepted' : 'open' }])
})

test('another firm neither reads nor decides it', async () => {
  const path = await told()
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  expect(list(await aurore.call('GET', OF_FIRM))).toEqual([])
  expect((await aurore.call('PUT', path, { action: 'reject', reason: 'Non' })).statusCode).toBe(404)
  expect(await states()).toEqual([{ state: 'open' }])
})

test('who reads the settings of the firm, and may not change them, decides nothing', async () => {
  const path = await told()
  const mayChange = (is: boolean) =>
    running.database.query('UPDATE users SET can_manage_his_company = $1 WHERE email = $2', [is, HELENE])
  await mayChange(false)
  const read = await helene.call('GET', OF_FIRM)
  const decided = await helene.call('PUT', path, { action: 'accept' })
  await mayChange(true)
  expect([read.statusCode, decided.statusCode]).toEqual([200, 403])
})

test('a refusal is told with its reason to who asked, and to nobody else', async () => {
  const path = await told()
  await helene.call('PUT', path, { action: 'reject', reason: '  Surface confirmée par le plan. ' })
  const letters = (await sentMail(running)).filter(({ text }) => text?.includes('Surface confirmée par le plan.'))
  expect(letters.map(({ to }) => to?.[0]?.address)).toEqual([CLAIRE])
  expect(letters[0]?.subject).toContain('refusé')
})

test('what is decided, or is not of the firm, says what may still be done', async () => {
  const path = await told()
  const corrected = await helene.call('PUT', path, { action: 'accept', value: 51.5 })
  expect([corrected.statusCode, corrected.json<{ meta: object }>().meta]).toEqual([
    409,
    { allowed_actions: ['accept', 'reject'] },
  ])
  expect((await helene.call('PUT', path, { action: 'accept' })).statusCode).toBe(200)
  const again = await helene.call('PUT', path, { action: 'reject', reason: 'Non' })
  expect([again.statusCode, again.json<{ meta: object }>().meta]).toEqual([409, { allowed_actions: [] }])
  expect(await states()).toEqual([{ state: 'accepted' }])
})

test.each([
  ['an action that is none', { action: 'close' }, { action: ['Cette action n’existe pas'] }],
  ['a refusal without a reason', { action: 'reject', reason: ' ' }, { reason: ['Dites pourquoi.'] }],
  [
    'a reason of 1,001 characters',
    { action: 'reject', reason: 'a'.repeat(1_001) },
    { reason: ['Maximum 1000 caractères'] },
  ],
])('%s is refused, and nothing is decided', async (_, body, errors) => {
  const answer = await helene.call('PUT', await told(), body)
  expect([answer.statusCode, failure(answer).errors]).toEqual([422, errors])
  expect(await states()).toEqual([{ state: 'open' }])
})

test('a comment of more than 2,000 characters is refused, and nothing is told', async () => {
  const answer = await tell({ comment: 'a'.repeat(2_001) })
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['comment']])
  expect(await states()).toEqual([])
})
