import { createFile, document, failure, list, type AnsweredResource } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let claire: Caller
let file: string
beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())
beforeEach(async () => {
  file = (await createFile(claire)).id
})

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, userAgent = WINDOWS) =>
  claire.call(method, `/api/v3/client-files/${file}/${path}`, body, { 'user-agent': userAgent })
const read = (query = '', caller = claire) => caller.call('GET', `/api/v3/client-files/${file}/history${query}`)
const history = async (query = ''): Promise<AnsweredResource[]> => list(await read(query))

const LOAN = { type: 'car', monthly_credit: 100, rate: 0.02, end_date: '2030-01-05' }

test('each field that changed has its line, the newest write first: who, from which device, from what to what', async () => {
  await write('PUT', 'tax', { credit_tax_used: 500, has_ifi: true })
  await write('PUT', 'income', { net_other_income: 120.5 }, IPAD)
  const lines = (await history()).map(({ attributes }) => attributes)
  expect(lines.map(({ field }) => field)).toEqual(['net_other_income', ...lines.slice(1).map(({ field }) => field)])
  expect(lines[0]).toEqual({
    resource_type: 'income',
    resource_id: expect.any(String) as unknown,
    operation: 'update',
    field: 'net_other_income',
    old_value: null,
    new_value: 120.5,
    author_name: 'Claire Aubrac',
    device: 'Safari sur iPad',
    step: null,
    changed_at: expect.any(String) as unknown,
  })
  expect(lines.slice(1)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        resource_type: 'tax',
        field: 'credit_tax_used',
        old_value: null,
        new_value: 500,
        device: 'Chrome sur Windows',
      }),
      expect.objectContaining({ resource_type: 'tax', field: 'has_ifi', old_value: false, new_value: true }),
    ]) as unknown,
  )
  expect(new Set(lines.slice(1).map(({ changed_at }) => changed_at)).size).toBe(1)
})

test('an item leaves its values when it is added and when it is removed, and can be brought back from them', async () => {
  const { id } = document(await write('POST', 'current-loans', LOAN)).data
  await write('DELETE', `current-loans/${id}`)
  const lines = (await history(`?filter[resource_id]=${id}`)).map(({ attributes }) => attributes)
  const removed = lines.filter(({ operation }) => operation === 'delete')
  expect(
    lines.filter(({ operation }) => operation === 'create').map(({ field, new_value }) => [field, new_value]),
  ).toEqual(expect.arrayContaining(Object.entries(LOAN)) as unknown)
  const again = Object.fromEntries(removed.map(({ field, old_value }) => [String(field), old_value]))
  expect(document(await write('POST', 'current-loans', again)).data.attributes).toMatchObject(LOAN)
})

test('a removal answers the file, whose completeness may have changed', async () => {
  const { id } = document(await write('POST', 'current-loans', LOAN)).data
  const answer = await write('DELETE', `current-loans/${id}`)
  expect([answer.statusCode, document(answer).data]).toEqual([200, null])
  const now = document(await claire.call('GET', `/api/v3/client-files/${file}`)).data
  expect(document(answer).included).toEqual([expect.objectContaining({ id: file, attributes: now.attributes })])
})

test('what is refused leaves no line, and what changes nothing neither', async () => {
  await write('PUT', 'charge', { monthly_expense: 500, alimony: 1_000_000 })
  await write('PUT', 'tax', { annual_tax: 2_100 })
  expect(await history()).toEqual([])
})

describe('asked in part', () => {
  beforeEach(async () => {
    await write('PUT', 'income', { net_other_income: 1, net_rental_income: 1 })
    await write('PUT', 'tax', { credit_tax_used: 2 })
    await write('PUT', 'income', { net_other_income: 3 })
  })
  const values = async (query: string) => (await history(query)).map(({ attributes }) => attributes['new_value'])

  test('by section, by field, by day', async () => {
    expect(await values('?filter[resource_type]=income')).toEqual([3, 1, 1])
    expect(await values('?filter[resource_type]=tax,charge')).toEqual([2])
    expect(await values('?filter[field]=net_other_income')).toEqual([3, 1])
    expect(await values('?filter[to]=2020-01-01')).toEqual([])
    expect(await values('?filter[from]=2020-01-01&filter[resource_type]=tax')).toEqual([2])
  })

  test('from a write on, that write included', async () => {
    const second = (await history()).find(({ attributes }) => attributes['resource_type'] === 'tax')
    expect(await values(`?filter[since]=${second?.id ?? ''}`)).toEqual([3, 2])
  })

  test('by pages', async () => {
    const answer = await read('?page[size]=3&page[number]=2')
    expect(list(answer).map(({ attributes }) => attributes['new_value'])).toEqual([1])
    expect(answer.json<{ meta: object }>().meta).toMatchObject({ current_page: 2, per_page: 3, total: 4, last_page: 2 })
  })

  test.each([
    'filter[resource_type]=user',
    'filter[resource_id]=1',
    'filter[since]=hier',
    'filter[from]=2026-13-01',
    'filter[device]=x',
  ])('with %s, it is a 400 that says what is expected', async (query) => {
    const answer = await read(`?${query}`)
    expect([answer.statusCode, failure(answer).message]).toEqual([400, expect.stringMatching(/attendu|permis/)])
  })
})

test('it is for who may see the figures of the file; for the others the file does not exist', async () => {
  await write('PUT', 'tax', { credit_tax_used: 2 })
  const status = async (email: string) => (await read('', await running.logIn(email))).statusCode
  expect((await read('', running.stranger)).statusCode).toBe(401)
  expect(await status('h.vautrin@ormeval.example')).toBe(200)
  expect(await status('p.kerivel@ormeval.example')).toBe(200)
  expect(await status('s.benkacem@ormeval.example')).toBe(404)
  expect(await status('a.lestivel@vermeil.example')).toBe(404)
  expect(await status('i.marchal@ormeval.example')).toBe(403)
  expect(await status('cif@ormeval.example')).toBe(403)
})

test('the change of another file says nothing of this one', async () => {
  await write('PUT', 'tax', { credit_tax_used: 2 })
  const [line] = await history()
  file = (await createFile(claire)).id
  await write('PUT', 'tax', { credit_tax_used: 3 })
  expect(await history(`?filter[since]=${line?.id ?? ''}`)).toEqual([])
})
