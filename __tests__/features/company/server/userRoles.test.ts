import { document, failure, list } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

const USERS = '/api/v3/company/users'
const HELENE = 'h.vautrin@ormeval.example'
const JULIE = 'j.torrens@ormeval.example'
const SAMIR = 's.benkacem@ormeval.example'
const OTHER_FIRM = 'a.lestivel@vermeil.example'

/** What each account of the demo is answered: those who look after the firm, and change it; those who only read; all others. */
const CHANGE = { list: 200, show: 200, invite: 201, change: 200, act: 200, withdraw: 204 }
const READ = { list: 200, show: 200, invite: 403, change: 403, act: 403, withdraw: 403 }
const NOTHING = { list: 403, show: 403, invite: 403, change: 403, act: 403, withdraw: 403 }

let running: TestApp
let helene: Caller
let newcomers = 0
beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn(HELENE)
})
afterEach(async () => {
  // Rights and roles as the demo has them.
  await running.database.query("DELETE FROM users WHERE status = 'invited'")
  await running.database.query(
    `UPDATE users u SET roles = f.roles, status = f.status, can_manage_his_company = f.can_manage_his_company FROM first_users f WHERE f.id = u.id`,
  )
})
beforeAll(() => running.database.query('CREATE TABLE first_users AS TABLE users'))
afterAll(() => running.close())

const idOf = async (email: string): Promise<string> =>
  (await running.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]))[0]?.id ?? ''
const someone = (changes: object = {}) => {
  newcomers += 1
  return {
    first_name: 'Nora',
    last_name: 'Fabre',
    email: `arrivant${newcomers}@ormeval.example`,
    roles: ['member'],
    ...changes,
  }
}
const invite = (changes: object = {}, caller = helene) => caller.call('POST', USERS, someone(changes))
const put = (email: string, body: object, caller = helene) =>
  idOf(email).then((id) => caller.call('PUT', `${USERS}/${id}`, body))

/** Everything that can be asked about users, of one who is invited. */
async function asked(caller: Caller) {
  const { id } = document(await invite()).data
  const statusOf = async (...request: Parameters<Caller['call']>) => (await caller.call(...request)).statusCode
  return {
    list: await statusOf('GET', USERS),
    show: await statusOf('GET', `${USERS}/${id}`),
    invite: await statusOf('POST', USERS, someone()),
    change: await statusOf('PUT', `${USERS}/${id}`, { last_name: 'Faure' }),
    act: await statusOf('PUT', `${USERS}/${id}`, { action: 'resend' }),
    withdraw: await statusOf('DELETE', `${USERS}/${id}`),
  }
}

test.each([
  [HELENE, CHANGE],
  [JULIE, CHANGE],
  ['c.aubrac@ormeval.example', NOTHING],
  [SAMIR, NOTHING],
  ['p.kerivel@ormeval.example', NOTHING],
  ['i.marchal@ormeval.example', NOTHING],
  ['cif@ormeval.example', NOTHING],
  ['admin-scpi@ormeval.example', NOTHING],
  ['backoffice@ormeval.example', NOTHING],
  [OTHER_FIRM, { list: 200, show: 404, invite: 201, change: 404, act: 404, withdraw: 404 }],
])('%s is answered by their role', async (email, answers) => {
  expect(await asked(await running.logIn(email))).toEqual(answers)
})

test('an administrator who may not change the firm reads alone', async () => {
  await running.database.query('UPDATE users SET can_manage_his_company = false WHERE email = $1', [JULIE])
  expect(await asked(await running.logIn(JULIE))).toEqual(READ)
})

test('a colleague of another firm takes nothing over', async () => {
  const answer = await put('c.aubrac@ormeval.example', { action: 'transfer', to: await idOf(OTHER_FIRM) })
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['to']])
})

describe('the last administrator', () => {
  const administrators = () =>
    running.database.query<{ email: string }>(
      `SELECT email FROM users WHERE company_id = (SELECT company_id FROM users WHERE email = $1)
         AND status = 'active' AND 'admin' = ANY(roles)`,
      [HELENE],
    )

  test('keeps the role, whoever is invited to be another', async () => {
    await invite({ roles: ['admin'] })
    const answer = await put(HELENE, { roles: ['member'] })
    expect([answer.statusCode, failure(answer).message]).toEqual([
      409,
      'Votre société n’aurait plus d’administrateur. Rien n’a été modifié.',
    ])
    expect((await put(HELENE, { action: 'suspend' })).statusCode).toBe(409)
    expect(await administrators()).toEqual([{ email: HELENE }])
  })

  test.each([
    ['suspend', { action: 'suspend' }],
    ['take the role from', { roles: ['member'] }],
  ])('stays where two %s each other at once', async (_, body) => {
    await running.database.query(
      "UPDATE users SET roles = ARRAY['admin'], can_manage_his_company = true WHERE email = $1",
      [SAMIR],
    )
    const samir = await running.logIn(SAMIR)
    const answers = await Promise.all([put(SAMIR, body), put(HELENE, body, samir)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200])
    expect(await administrators()).toHaveLength(1)
    await running.database.query("UPDATE users SET status = 'active', roles = ARRAY['admin'] WHERE email = $1", [
      HELENE,
    ])
    helene = await running.logIn(HELENE)
  })
})

describe('what is wrong', () => {
  const counted = async () => list(await helene.call('GET', `${USERS}?page[size]=200`)).length

  test('an address that two invite at once is invited once', async () => {
    const before = await counted()
    const answers = await Promise.all([
      invite({ email: 'ensemble@ormeval.example' }),
      invite({ email: 'Ensemble@ormeval.example' }),
    ])
    const refused = answers.find(({ statusCode }) => statusCode !== 201)
    expect([refused?.statusCode, refused && failure(refused).errors]).toEqual([
      422,
      { email: ['Cette adresse e-mail est déjà celle d’un autre compte'] },
    ])
    expect(await counted()).toBe(before + 1)
  })

  test.each([
    ['no name', { first_name: '' }, 'first_name'],
    ['a name of 256 letters', { last_name: 'a'.repeat(256) }, 'last_name'],
    ['no address', { email: 'Nora' }, 'email'],
    ['an agency that is no id', { business_centers: ['Lyon'] }, 'business_centers'],
    ['a flag that is none', { can_see_commission: 'oui' }, 'can_see_commission'],
    ['a state', { status: 'active' }, 'status'],
  ])('%s is told by a sentence, and invites nobody', async (_, changes, field) => {
    const before = await counted()
    const answer = await invite(changes)
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, [field]])
    expect(await counted()).toBe(before)
  })

  test('a role or an agency that is named twice counts once; agencies alone may change', async () => {
    const { id, relationships } = document(await invite({ roles: ['member', 'member'] })).data
    expect(relationships?.['roles']?.data).toEqual([{ type: 'role', id: 'member' }])
    const [agency] = list(await helene.call('GET', '/api/v3/company/business-centers'))
    const place = async (business_centers: readonly (string | undefined)[]) => {
      const answer = await helene.call('PUT', `${USERS}/${id}`, { business_centers })
      return [answer.statusCode, document(answer).data.relationships?.['business_centers']?.data]
    }
    expect(await place([agency?.id, agency?.id])).toEqual([200, [{ type: 'business_center', id: agency?.id }]])
    expect(await place([])).toEqual([200, []])
  })
})
