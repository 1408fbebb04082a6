import { DEMO_PASSWORD } from '#features/account/server/demo'
import { document, failure, list } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const HELENE = 'h.vautrin@ormeval.example'
const CLAIRE = 'c.aubrac@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
const JULIE = 'j.torrens@ormeval.example'
const PASSWORD = 'lanterne cobalt figue'
const DAY = 86_400_000

let running: TestApp
let helene: Caller
let newcomers = 0
beforeEach(async () => {
  running = await openTestApp()
  helene = await running.logIn(HELENE)
})
afterEach(() => running.close())

const idOf = async (email: string): Promise<string> =>
  (await running.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]))[0]?.id ?? ''

const act = async (caller: Caller, email: string, body: object) =>
  caller.call('PUT', `/api/v3/company/users/${await idOf(email)}`, body)

function invite(caller: Caller, change: object = {}) {
  newcomers += 1
  const email = `nouveau${newcomers}@ormeval.example`
  return caller.call('POST', '/api/v3/company/users', {
    first_name: 'Nora',
    last_name: 'Fabre',
    email,
    roles: ['member'],
    ...change,
  })
}

/** Of the letter that was written last. */
async function linkSentTo(email: string): Promise<string> {
  const mails = (await sentMail(running)).filter(({ to }) => to?.[0]?.address === email)
  mails.sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''))
  const links = mails.map(({ text }) => /password\/reset\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '')
  return links.at(-1) ?? ''
}

async function choosePassword(token: string): Promise<number> {
  const visitor = callerOf(running.app)
  await visitor.call('GET', '/api/csrf-cookie')
  const body = { token, password: PASSWORD, password_confirmation: PASSWORD }
  return (await visitor.call('POST', '/api/v3/account/password/set', body)).statusCode
}

async function logIn(email: string, password: string) {
  const visitor = callerOf(running.app)
  await visitor.call('GET', '/api/csrf-cookie')
  return visitor.call('POST', '/api/v3/account/login', { email, password })
}

test('the users of a firm are listed with their roles, agencies and last activity, those of another are not', async () => {
  const users = list(await helene.call('GET', '/api/v3/company/users?include=business_centers&page[size]=200'))
  expect(users.map(({ attributes }) => attributes['email'])).toEqual(expect.arrayContaining([HELENE, CLAIRE]))
  expect(users.map(({ attributes }) => attributes['email'])).not.toContain('a.lestivel@vermeil.example')
  const found = users.find(({ attributes }) => attributes['email'] === HELENE)
  expect(found).toMatchObject({
    attributes: { status: 'active', last_active_at: TEST_INSTANT.toISOString() },
    relationships: { roles: { data: [{ type: 'role', id: 'admin' }] } },
  })
  expect(found?.relationships?.['business_centers']?.data).toHaveLength(1)
  expect(JSON.stringify(users)).not.toContain('argon2')
})

test('somebody who is invited chooses a password by their mail, and is then one of the firm', async () => {
  const answer = await invite(helene, { can_see_commission: true })
  expect(answer.statusCode).toBe(201)
  const { id, attributes } = document(answer).data
  const email = String(attributes['email'])
  expect(attributes).toMatchObject({
    status: 'invited',
    can_see_commission: true,
    invitation_expires_at: new Date(TEST_INSTANT.getTime() + 7 * DAY).toISOString(),
  })
  expect(document(answer).meta).toMatchObject({ allowed_actions: ['resend'] })
  expect((await logIn(email, PASSWORD)).statusCode).toBe(401)
  expect(await choosePassword(await linkSentTo(email))).toBe(204)
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
  const after = document(await helene.call('GET', `/api/v3/company/users/${id}`)).data.attributes
  expect(after).toMatchObject({ status: 'active', invitation_expires_at: null })
})

test('an invitation ends after seven days, is sent again, and opens nothing once it is taken back', async () => {
  const { id, attributes } = document(await invite(helene)).data
  const email = String(attributes['email'])
  const first = await linkSentTo(email)
  running.setNow(new Date(TEST_INSTANT.getTime() + 7 * DAY))
  expect(await choosePassword(first)).toBe(422)
  helene = await running.logIn(HELENE)
  expect((await helene.call('PUT', `/api/v3/company/users/${id}`, { action: 'resend' })).statusCode).toBe(200)
  const second = await linkSentTo(email)
  expect(second).not.toBe(first)
  expect((await helene.call('DELETE', `/api/v3/company/users/${id}`)).statusCode).toBe(204)
  expect(await choosePassword(second)).toBe(422)
  expect((await helene.call('GET', `/api/v3/company/users/${id}`)).statusCode).toBe(404)
})

test.each([
  ['an administrator gives no back-office of SCPI', HELENE, ['scpi-backoffice'], 422],
  ['an administrator makes another', HELENE, ['admin', 'scpi-admin'], 201],
  ['a manager makes no administrator', JULIE, ['admin'], 422],
  ['a manager gives no role of the SCPI area', JULIE, ['member', 'scpi-cif'], 422],
  ['a manager makes a member', JULIE, ['member', 'full-commission'], 201],
  ['nobody gives a role that is none', HELENE, ['chef'], 422],
  ['nobody invites without a role', HELENE, [], 422],
])('%s', async (_case, email, roles, status) => {
  const answer = await invite(await running.logIn(email), { roles })
  expect(answer.statusCode).toBe(status)
  if (status === 422) expect(Object.keys(failure(answer).errors ?? {})).toEqual(['roles'])
})

test('nobody changes their own roles or flags, and a manager decides nothing of an administrator', async () => {
  const own = await act(helene, HELENE, { roles: ['admin', 'scpi-admin'] })
  expect([own.statusCode, Object.keys(failure(own).errors ?? {})]).toEqual([422, ['roles']])
  expect(Object.keys(failure(await act(helene, HELENE, { can_see_commission: false })).errors ?? {})).toEqual([
    'can_see_commission',
  ])
  const julie = await running.logIn(JULIE)
  expect((await act(julie, HELENE, { action: 'suspend' })).statusCode).toBe(403)
  expect((await act(julie, HELENE, { last_name: 'Autre' })).statusCode).toBe(403)
  expect((await act(helene, 'a.lestivel@vermeil.example', { last_name: 'Autre' })).statusCode).toBe(404)
})

test('another role holds at the next request of who is logged in', async () => {
  const samir = await running.logIn(SAMIR)
  expect((await samir.call('GET', '/api/v3/company/users')).statusCode).toBe(403)
  expect((await act(helene, SAMIR, { roles: ['non-transactional-manager'] })).statusCode).toBe(200)
  expect((await samir.call('GET', '/api/v3/company/users')).statusCode).toBe(200)
})

test('who is suspended is out at once, by session, token and password, until they are taken back', async () => {
  const second = document(await invite(helene, { roles: ['admin'] })).data
  const email = String(second.attributes['email'])
  await choosePassword(await linkSentTo(email))
  const session = callerOf(running.app)
  await session.call('GET', '/api/csrf-cookie')
  await session.call('POST', '/api/v3/account/login', { email, password: PASSWORD })
  const token = document(await session.call('POST', '/api/v3/me/token', { name: 'Tableur' })).meta?.['token']
  const authorization = `Bearer ${String(token)}`
  const byToken = () => callerOf(running.app).call('GET', '/api/v3/me', undefined, { authorization })
  expect((await byToken()).statusCode).toBe(200)

  expect((await act(helene, email, { action: 'suspend' })).statusCode).toBe(200)
  expect((await session.call('GET', '/api/v3/me')).statusCode).toBe(401)
  expect((await byToken()).statusCode).toBe(401)
  const refused = await logIn(email, PASSWORD)
  expect([refused.statusCode, failure(refused).message]).toEqual([
    403,
    'Votre accès est suspendu. Demandez à votre administrateur.',
  ])
  expect((await logIn(email, 'un autre mot de passe')).statusCode).toBe(401)

  expect((await act(helene, email, { action: 'reactivate' })).statusCode).toBe(200)
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
  expect((await session.call('GET', '/api/v3/me')).statusCode).toBe(401)
})

test('an action that the state forbids is a 409 that names those it allows; an unknown one a 422', async () => {
  const impossible = await act(helene, SAMIR, { action: 'reactivate' })
  expect([impossible.statusCode, impossible.json<{ meta: object }>().meta]).toEqual([
    409,
    { allowed_actions: ['suspend', 'transfer', 'reset_factors'] },
  ])
  expect((await act(helene, HELENE, { action: 'suspend' })).statusCode).toBe(409)
  expect(Object.keys(failure(await act(helene, SAMIR, { action: 'promote' })).errors ?? {})).toEqual(['action'])
  expect((await helene.call('DELETE', `/api/v3/company/users/${await idOf(SAMIR)}`)).statusCode).toBe(409)
})

/** Gives an account an application of codes and a recovery code, as if they had been set up. */
async function setUpFactor(email: string): Promise<void> {
  const account = 'SELECT company_id, id AS user_id FROM users WHERE email = $1'
  await running.database.query(
    `INSERT INTO second_factors (company_id, id, user_id, kind, name, confirmed_at)
     SELECT company_id, gen_random_uuid(), user_id, 'totp', 'Téléphone', now() FROM (${account}) a`,
    [email],
  )
  await running.database.query(
    `INSERT INTO recovery_codes (company_id, user_id, code_hash) SELECT company_id, user_id, 'lost' FROM (${account}) a`,
    [email],
  )
}

test('who lost their phone and their recovery codes is let in again by an administrator, told of it, and sets a factor up anew', async () => {
  const samir = await running.logIn(SAMIR)
  await setUpFactor(SAMIR)
  const begun = await logIn(SAMIR, DEMO_PASSWORD)
  expect(begun.statusCode).toBe(202)
  expect((await act(helene, SAMIR, { action: 'reset_factors' })).statusCode).toBe(200)
  expect((await samir.call('GET', '/api/v3/me')).statusCode).toBe(401)
  const { database } = running
  expect(await database.query('SELECT 1 FROM recovery_codes UNION ALL SELECT 1 FROM pending_logins')).toEqual([])
  const mails = (await sentMail(running)).filter(({ to }) => to?.[0]?.address === SAMIR)
  expect(mails.map(({ subject }) => subject)).toContain(
    'La double authentification de votre compte Solive a été retirée',
  )
  const [told] = list(await helene.call('GET', '/api/v3/company/audit-events?filter[action]=second_factors_reset'))
  expect(told?.attributes).toMatchObject({ actor_name: 'Hélène Vautrin', subject: `user:${await idOf(SAMIR)}` })

  await database.query('UPDATE companies SET second_factor_required = true')
  const again = await running.logIn(SAMIR)
  const refused = await again.call('GET', '/api/v3/client-files')
  expect([refused.statusCode, refused.json<{ meta: object }>().meta]).toEqual([403, { second_factor_required: true }])
})

test('a manager takes no factor of an administrator away, nobody their own in that way, and none where there is none', async () => {
  await setUpFactor(HELENE)
  const julie = await running.logIn(JULIE)
  expect((await act(julie, HELENE, { action: 'reset_factors' })).statusCode).toBe(403)
  expect((await act(helene, HELENE, { action: 'reset_factors' })).statusCode).toBe(409)
  const none = await act(helene, SAMIR, { action: 'reset_factors' })
  expect([none.statusCode, failure(none).message]).toEqual([
    409,
    'Cette personne n’a pas de second facteur. Rien n’a été modifié.',
  ])
  expect(await running.database.query('SELECT 1 FROM second_factors')).toHaveLength(1)
})

test('the files and leads of who leaves go to a colleague, and each file tells it', async () => {
  const [claire, samir] = [await idOf(CLAIRE), await idOf(SAMIR)]
  const count = async (table: string, adviser: string) =>
    (await running.database.query(`SELECT 1 FROM ${table} WHERE adviser_id = $1`, [adviser])).length
  const files = [await count('client_files', claire), await count('client_files', samir)] as const
  const leads = [await count('client_leads', claire), await count('client_leads', samir)] as const
  expect(Math.min(files[0], leads[0])).toBeGreaterThan(0)
  const wrong = await act(helene, CLAIRE, { action: 'transfer', to: await idOf('p.kerivel@ormeval.example') })
  expect(Object.keys(failure(wrong).errors ?? {})).toEqual(['to'])
  expect(Object.keys(failure(await act(helene, CLAIRE, { action: 'transfer' })).errors ?? {})).toEqual(['to'])

  expect((await act(helene, CLAIRE, { action: 'transfer', to: samir })).statusCode).toBe(200)
  expect(await count('client_files', claire)).toBe(0)
  expect(await count('client_leads', claire)).toBe(0)
  expect(await count('client_files', samir)).toBe(files[0] + files[1])
  expect(await count('client_leads', samir)).toBe(leads[0] + leads[1])
  const told = await running.database.query(
    "SELECT 1 FROM field_changes WHERE resource_type = 'client_file_assignment' AND new_value = to_jsonb('Samir Benkacem'::text)",
  )
  expect(told.length).toBeGreaterThanOrEqual(files[0])
})

test('an agency of another firm is none of ours', async () => {
  const [other] = await running.database.query<{ id: string }>(
    "SELECT b.id FROM business_centers b JOIN companies c ON c.id = b.company_id WHERE c.name = 'Atelier Vermeil'",
  )
  const answer = await invite(helene, { business_centers: [other?.id] })
  expect(Object.keys(failure(answer).errors ?? {})).toEqual(['business_centers'])
})

test('an address that has an account, of whatever firm, is invited nowhere', async () => {
  const answer = await invite(helene, { email: 'A.Lestivel@vermeil.example' })
  expect(Object.keys(failure(answer).errors ?? {})).toEqual(['email'])
  expect((await logIn(CLAIRE, DEMO_PASSWORD)).statusCode).toBe(200)
})
