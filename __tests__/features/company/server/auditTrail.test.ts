import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { entriesOf, isNumber, isText } from '#contract/json'
import { createFile, document, list } from '../../../support/server/documents'
import { runBuilt } from '../../../support/server/programs'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const EVENTS = '/api/v3/company/audit-events'
const events = async (query: string) =>
  list(await helene.call('GET', `${EVENTS}?${query}`)).map(({ attributes }) => attributes)

test('a login is told with who, from where and by which request', async () => {
  const me = document(await claire.call('GET', '/api/v3/me')).data.id
  const [event] = await events(`filter[action]=login&filter[actor]=${me}`)
  expect(event).toMatchObject({
    at: TEST_INSTANT.toISOString(),
    action: 'login',
    actor: me,
    actor_name: 'Claire Aubrac',
    address: '127.0.0.1',
  })
  expect(event?.['request_id']).toEqual(expect.any(String))
})

test('who gave no name is told by the address of the account', async () => {
  const email = 's.benkacem@ormeval.example'
  await running.database.query('UPDATE users SET first_name = NULL, last_name = NULL WHERE email = $1', [email])
  const somebody = await running.logIn(email)
  const me = document(await somebody.call('GET', '/api/v3/me')).data.id
  const [event] = await events(`filter[action]=login&filter[actor]=${me}`)
  expect(event?.['actor_name']).toBe(email)
})

test('a wrong password is told of the account, and not of an unknown address', async () => {
  const attempt = async (email: string) => {
    await running.stranger.call('GET', '/api/csrf-cookie')
    return (await running.stranger.call('POST', '/api/v3/account/login', { email, password: 'Faux-2026!' })).statusCode
  }
  expect([await attempt('p.kerivel@ormeval.example'), await attempt('nobody@ormeval.example')]).toEqual([401, 401])
  const failed = await events('filter[action]=login_failed')
  expect(failed.filter(({ details }) => details === '{}').map(({ actor_name }) => actor_name)).toEqual(['Paul Kerivel'])
})

test('the end of a session is told, once, of whom it was', async () => {
  const paul = await running.logIn('p.kerivel@ormeval.example')
  for (let time = 0; time < 2; time += 1) {
    expect((await paul.call('POST', '/api/v3/account/logout')).statusCode).toBe(204)
    await paul.call('GET', '/api/csrf-cookie')
  }
  expect((await events('filter[action]=logout')).map(({ actor_name }) => actor_name)).toEqual(['Paul Kerivel'])
})

test('a password that is chosen by a link is told, and so is a wrong proof of who one is', async () => {
  const [account] = await running.database.query<{ company_id: string; id: string }>(
    "SELECT company_id, id FROM users WHERE email = 'i.marchal@ormeval.example'",
  )
  await running.database.query(
    `INSERT INTO password_tokens (company_id, user_id, token_hash, expires_at) VALUES ($1, $2, $3, $4)`,
    [account?.company_id, account?.id, createHash('sha256').update('link').digest('hex'), '2027-01-01'],
  )
  await running.stranger.call('GET', '/api/csrf-cookie')
  const password = 'lanterne cobalt figue'
  const chosen = { token: 'link', password, password_confirmation: password }
  expect((await running.stranger.call('POST', '/api/v3/account/password/set', chosen)).statusCode).toBe(204)
  const [changed] = await events('filter[action]=password_changed')
  expect([changed?.['actor_name'], changed?.['details']]).toEqual(['Inès Marchal', '{"by":"link"}'])

  expect((await helene.call('POST', '/api/v3/account/confirm', { password: 'faux' })).statusCode).toBe(422)
  const [refused] = await events('filter[action]=login_failed')
  expect([refused?.['actor_name'], refused?.['details']]).toEqual(['Hélène Vautrin', '{"of":"confirmation"}'])
})

test('a list with the sections of its files is told, and a list of titles is not', async () => {
  const before = (await events('filter[action]=list_read')).length
  await claire.call('GET', '/api/v3/client-files')
  await claire.call('GET', '/api/v3/client-files?include=income,person&page[size]=2')
  const [latest, ...others] = await events('filter[action]=list_read')
  expect(others).toHaveLength(before)
  expect([latest?.['actor_name'], JSON.parse(String(latest?.['details']))]).toEqual([
    'Claire Aubrac',
    { type: 'client_file', count: 2, included: ['income', 'person'] },
  ])
})

test('the same list that is read again is told once an hour; another page, another search or another place is told', async () => {
  const samir = await running.logIn('s.benkacem@ormeval.example')
  const me = document(await samir.call('GET', '/api/v3/me')).data.id
  const told = async () => (await events(`filter[action]=list_read&filter[actor]=${me}`)).length
  const read = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await samir.call('GET', `/api/v3/client-files?include=income&${query}`, undefined, headers)
    expect(answer.statusCode).toBe(200)
  }
  for (let time = 0; time < 3; time += 1) await read('page[size]=1')
  expect(await told()).toBe(1)
  await read('page[size]=1&page[number]=2')
  await read('page[size]=1', { 'x-forwarded-for': '203.0.113.9' })
  expect(await told()).toBe(3)
  running.setNow(new Date(TEST_INSTANT.getTime() + 3_600_000))
  await read('page[size]=1')
  expect(await told()).toBe(4)
  running.setNow(TEST_INSTANT)
})

test('an export and a deletion are told of their file, found by its id', async () => {
  const { id } = await createFile(claire)
  await claire.call('GET', `/api/v3/client-files/${id}/export`)
  await claire.call('DELETE', `/api/v3/client-files/${id}`)
  const found = await events(`filter[subject]=${id}`)
  expect(found.map(({ action, subject }) => [action, subject])).toEqual([
    ['removed', `client_file:${id}`],
    ['exported', `client_file:${id}`],
  ])
})

test('a request that fails leaves no event', async () => {
  const before = (await events('filter[action]=setting_changed')).length
  expect((await helene.call('PUT', '/api/v3/company/retention', { client_file_retention_years: 99 })).statusCode).toBe(
    422,
  )
  expect(await events('filter[action]=setting_changed')).toHaveLength(before)
  expect((await helene.call('PUT', '/api/v3/company/retention', { client_file_retention_years: 5 })).statusCode).toBe(
    200,
  )
  const [changed] = await events('filter[action]=setting_changed')
  expect(changed?.['details']).toBe('{"setting":"retention"}')
})

test('what proxies write before an address is kept when it is one, and nothing of it when it is none', async () => {
  const me = document(await claire.call('GET', '/api/v3/me')).data.id
  let page = 0
  const from = async (header: string) => {
    page += 1
    const list = `/api/v3/client-files?include=charge&page[size]=1&page[number]=${page}`
    expect((await claire.call('GET', list, undefined, { 'x-forwarded-for': header })).statusCode).toBe(200)
    return (await events(`filter[action]=list_read&filter[actor]=${me}&page[size]=1`))[0]?.['address']
  }
  expect(await from('<script>alert(1)</script>')).toBe('127.0.0.1')
  expect(await from('203.0.113.9, a proxy of ours')).toBe('127.0.0.1')
  expect(await from('whoever, 203.0.113.9')).toBe('203.0.113.9')
  expect(await from('203.0.113.10:4711')).toBe('203.0.113.10')
  expect(await from('"[2001:db8::7]:443"')).toBe('2001:db8::7')
})

describe('an exported trail is verified without a database', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solive-journal-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** What the command says of these lines, and its exit code. */
  async function verified(lines: readonly string[]): Promise<[number | null, string]> {
    const file = path.join(folder, 'journal.jsonl')
    await writeFile(file, lines.map((line) => `${line}\n`).join(''))
    const program = runBuilt('audit', [file], { DATABASE_URL: '', DATA_DIR: path.join(folder, 'none') })
    return [await program.ended, program.output()]
  }
  const exported = async (query = '') => (await helene.call('GET', `${EVENTS}/export?${query}`)).body.trim().split('\n')

  test('which names its first event and its last', async () => {
    await claire.call('GET', '/api/v3/client-files?include=income&page[size]=1')
    const lines = await exported()
    const [code, said] = await verified(lines)
    expect(code).toBe(0)
    expect(said).toContain(`du n°\u00a01 au n°\u00a0${lines.length}, chaîne intacte.`)
    expect(said).toContain(`Empreinte du dernier\u00a0: ${String(entriesOf(JSON.parse(lines.at(-1) ?? ''))['hash'])}`)
  })

  test('and is found out where a line was changed, moved, taken away, or is of nobody', async () => {
    for (let page = 1; page < 5; page += 1)
      await claire.call('GET', `/api/v3/client-files?include=income,person&page[size]=1&page[number]=${page}`)
    const [first = '', second = '', third = '', ...others] = await exported()
    const said = async (...lines: string[]) => (await verified(lines))[1].split('journal.jsonl, ')[1]
    expect(await said(first, second.replace('127.0.0.1', '192.0.2.1'), third)).toMatch(/^ligne 2.* pas tel qu’il a été/)
    expect(await said(first, third, ...others)).toMatch(/^ligne 2.*ne suit pas le précédent/)
    expect(await said(first, third, second)).toMatch(/^ligne 2.*ne suit pas le précédent/)
    expect(await said(first, 'bonjour')).toMatch(/^ligne 2.*ce n’est pas un événement/)
    expect((await verified([second, third, ...others]))[0]).toBe(0)
  })
})

test('days are those of Paris, bounds included', async () => {
  expect((await events('filter[from]=2026-11-20&filter[to]=2026-11-20')).length).toBeGreaterThan(0)
  expect(await events('filter[from]=2026-11-21')).toEqual([])
  expect(await events('filter[to]=2026-11-19')).toEqual([])
})

test('is read by those who look after the firm, each their own', async () => {
  expect((await claire.call('GET', EVENTS)).statusCode).toBe(403)
  expect((await claire.call('GET', `${EVENTS}/export`)).statusCode).toBe(403)
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  const own = list(await aurore.call('GET', EVENTS)).map(({ attributes }) => attributes['actor_name'])
  expect([...new Set(own)]).toEqual(['Aurore Lestivel'])
})

/** As the hash has it: what is absent is an empty line. */
const textOf = (value: unknown): string => (isText(value) || isNumber(value) ? String(value) : '')

test('the file of the trail proves itself: each line holds the hash of the one before', async () => {
  const answer = await helene.call('GET', `${EVENTS}/export`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson'])
  const [account] = await running.database.query<{ id: string }>(
    "SELECT company_id AS id FROM users WHERE email = 'h.vautrin@ormeval.example'",
  )
  const names = ['position', 'id', 'at', 'action', 'actor', 'subject', 'address', 'request_id', 'details']
  let last = ''
  for (const line of answer.body.trimEnd().split('\n')) {
    const event = new Map(Object.entries(entriesOf(JSON.parse(line))))
    const lines = [last, account?.id, ...names.map((name) => textOf(event.get(name)))]
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
    expect([event.get('position'), event.get('previous_hash'), event.get('hash')]).toEqual([
      event.get('position'),
      last,
      hash,
    ])
    last = hash
  }
  expect((await events('filter[action]=exported'))[0]?.['details']).toBe('{"of":"audit_event"}')
})
