import { failure, list, document } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let ines: Caller
let brought: string
beforeAll(async () => {
  running = await openTestApp()
  ines = await running.logIn('i.marchal@ormeval.example')
  brought = list(await ines.call('GET', '/api/v3/client-files/by-lead-creator'))[0]?.id ?? ''
})
afterAll(() => running.close())

const FILES = '/api/v3/client-files'
const KNOWN = ['created_at', 'status', 'title', 'updated_at']

describe('who only brought a household', () => {
  test('is told the name, the status and the dates of its file, wherever it is read', async () => {
    const read = document(await ines.call('GET', `${FILES}/${brought}`)).data
    const [listed] = list(await ines.call('GET', FILES))
    for (const file of [read, listed]) expect(Object.keys(file?.attributes ?? {}).sort()).toEqual(KNOWN)
  })

  test.each([
    'filter[project]=pinel',
    'filter[location]=lyon-69001',
    'filter[min_completeness]=50',
    'filter[max_completeness]=50',
    'sort=-completeness',
  ])('learns nothing by %s', async (query) => {
    const answer = await ines.call('GET', `${FILES}?${query}`)
    expect([answer.statusCode, failure(answer).message]).toEqual([403, expect.stringContaining('droit')])
  })

  test('narrows and sorts by what they may read', async () => {
    const answer = await ines.call('GET', `${FILES}?filter[created_from]=2020-01-01&sort=title`)
    expect(list(answer).map(({ id }) => id)).toContain(brought)
  })
})

test('those who work on files read all of it, and narrow as before', async () => {
  const claire = await running.logIn('c.aubrac@ormeval.example')
  const [file] = list(await claire.call('GET', `${FILES}?filter[min_completeness]=0&sort=-completeness`))
  expect(Object.keys(file?.attributes ?? {})).toEqual(expect.arrayContaining([...KNOWN, 'completeness']) as unknown)
})

describe('a lead of a colleague', () => {
  test('is to all requests as one that does not exist', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const samir = await running.logIn('s.benkacem@ormeval.example')
    const own = list(await samir.call('GET', '/api/v3/client-leads?page[size]=200')).map(({ id }) => id)
    const all = list(await helene.call('GET', '/api/v3/client-leads?page[size]=200')).map(({ id }) => id)
    const theirs = all.find((id) => !own.includes(id)) ?? ''
    const asked = async (id: string) => {
      const answers = [
        await samir.call('GET', `/api/v3/client-leads/${id}`),
        await samir.call('PUT', `/api/v3/client-leads/${id}`, { comment: 'x' }),
        await samir.call('DELETE', `/api/v3/client-leads/${id}`),
        await samir.call('POST', `/api/v3/client-leads/${id}/exchanges`, { comment: 'x' }),
        await samir.call('PUT', `/api/v3/client-leads/${own[0] ?? ''}`, { duplicate_of_id: id, status: 'duplicate' }),
        await samir.call('POST', FILES, { client_lead: id }),
        await samir.call('DELETE', `/api/v3/trash/${id}`),
      ]
      return answers.map(({ statusCode, body }) => [statusCode, body])
    }
    expect(theirs).not.toBe('')
    expect(await asked(theirs)).toEqual(await asked('00000000-0000-4000-8000-000000000000'))
  })
})

test('an answer that was kept is not told again to whoever lost a right since', async () => {
  const email = 'j.torrens@ormeval.example'
  const julie = await running.logIn(email)
  const key = { 'idempotency-key': 'once-and-again' }
  const [file] = list(await julie.call('GET', FILES))
  const write = () => julie.call('PUT', `${FILES}/${file?.id ?? ''}/heritage`, { liquidity: 7_654_321 }, key)
  const first = await write()
  expect([first.statusCode, (await write()).body]).toEqual([200, first.body])
  expect(first.body).toContain('7654321')
  const change = 'UPDATE users SET roles = $2 WHERE email = $1'
  await running.database.query(change, [email, ['business-provider']])
  expect((await write()).body).toBe('')
  await running.database.query(change, [email, ['non-transactional-manager']])
  expect((await write()).body).toBe(first.body)
})

test('an answer that was kept is not told again to whoever the file has left since, whatever it was about', async () => {
  const samir = await running.logIn('s.benkacem@ormeval.example')
  const [file] = list(await samir.call('GET', FILES))
  const address = `${FILES}/${file?.id ?? ''}`
  const repeated = (key: string, ...[method, path, body]: Parameters<Caller['call']>) => ({
    send: () => samir.call(method, path, body, { 'idempotency-key': key }),
  })
  const writes = [
    repeated('of-a-file', 'PUT', address, { title: 'Un titre à taire' }),
    repeated('of-a-section', 'PUT', `${address}/heritage`, { liquidity: 7_654_321 }),
    repeated('of-a-row', 'POST', `${address}/notes`, { note: 'Une note à taire' }),
  ]
  const answers = async () => {
    const told = []
    for (const { send } of writes) told.push(await send())
    return told.map(({ statusCode, body }) => [statusCode, body])
  }
  const first = await answers()
  expect(first.map(([status]) => status)).toEqual([200, 200, 201])
  expect(await answers()).toEqual(first)

  const give = (email: string) =>
    running.database.query(
      'UPDATE client_files SET adviser_id = u.id FROM users u WHERE u.email = $2 AND client_files.id = $1',
      [file?.id ?? '', email],
    )
  await give('c.aubrac@ormeval.example')
  const refused = await answers()
  expect(refused.map(([status]) => status)).toEqual([404, 404, 404])
  expect(JSON.stringify(refused)).not.toMatch(/taire|7654321/)
  await give('s.benkacem@ormeval.example')
  expect(await answers()).toEqual(first)
})

test('what was deleted is answered as the first time when it is asked for again', async () => {
  const claire = await running.logIn('c.aubrac@ormeval.example')
  const [file] = list(await claire.call('GET', FILES))
  const notes = `${FILES}/${file?.id ?? ''}/notes`
  const { id } = document(await claire.call('POST', notes, { note: 'À supprimer' })).data
  const remove = () => claire.call('DELETE', `${notes}/${id}`, undefined, { 'idempotency-key': 'twice-deleted' })
  const first = await remove()
  expect(first.statusCode).toBe(200)
  expect((await remove()).body).toBe(first.body)
})

test('the reading of a lead is told in the audit trail', async () => {
  const helene = await running.logIn('h.vautrin@ormeval.example')
  const [lead] = list(await helene.call('GET', '/api/v3/client-leads?page[size]=1'))
  const id = lead?.id ?? ''
  await helene.call('GET', `/api/v3/client-leads/${id}`)
  const [event] = list(await helene.call('GET', `/api/v3/company/audit-events?filter[subject]=client_lead:${id}`))
  expect([event?.attributes['action'], event?.attributes['actor_name']]).toEqual(['lead_read', 'Hélène Vautrin'])
})
