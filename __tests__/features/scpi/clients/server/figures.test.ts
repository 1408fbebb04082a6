import { randomUUID } from 'node:crypto'
import { document, list } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let admin: Caller
let cif: Caller
let otherCif: Caller
let backOffice: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[admin, cif, otherCif, backOffice] = await Promise.all([
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
  ])
})
afterAll(() => running.close())

const CLIENTS = '/api/scpi/v1/client'

interface Figures {
  readonly total: number
  readonly incomplete: number
  readonly by_status: Readonly<Record<string, number>>
  readonly by_portal_status: Readonly<Record<string, number>>
}
const figuresOf = async (caller: Caller) =>
  (await caller.call('GET', `${CLIENTS}/figures`)).json<{ meta: Figures }>().meta

/** How many clients the list has for a filter. */
const total = async (caller: Caller, filter: string): Promise<number> =>
  (await caller.call('GET', `${CLIENTS}?page[size]=1&${filter}`)).json<{ meta: { total: number } }>().meta.total

describe('the figures of clients', () => {
  test.each([
    ['an adviser’s own', () => cif],
    ['those of the firm', () => admin],
    ['those of every firm', () => backOffice],
  ])('are what the list counts: %s', async (_whose, callerOf) => {
    const caller = callerOf()
    const figures = await figuresOf(caller)
    expect(figures.total).toBeGreaterThan(0)
    expect(figures.total).toBe(await total(caller, ''))
    expect(figures.incomplete).toBe(await total(caller, 'filter[incomplete]=1'))
    for (const [status, count] of Object.entries(figures.by_status))
      expect([status, count]).toEqual([status, await total(caller, `filter[status]=${status}`)])
    for (const [status, count] of Object.entries(figures.by_portal_status))
      expect([status, count]).toEqual([status, await total(caller, `filter[portal_status]=${status}`)])
    expect(Object.keys(figures.by_status)).toEqual(['prospect', 'client', 'inactive', 'blocked'])
  })

  test('are each person’s', async () => {
    const [own, others, firm, all] = await Promise.all([cif, otherCif, admin, backOffice].map(figuresOf))
    expect((own?.total ?? 0) + (others?.total ?? 0)).toBeLessThanOrEqual(firm?.total ?? 0)
    expect(firm?.total).toBeLessThan(all?.total ?? 0)
  })

  test('follow what is created and removed', async () => {
    const before = await figuresOf(cif)
    const somebody = { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email: `y.${randomUUID()}@courriel.example` }
    const { id } = document(await cif.call('POST', CLIENTS, somebody)).data
    const after = await figuresOf(cif)
    expect([after.total, after.incomplete, after.by_status['prospect']]).toEqual([
      before.total + 1,
      before.incomplete + 1,
      (before.by_status['prospect'] ?? 0) + 1,
    ])
    await admin.call('DELETE', `${CLIENTS}/${id}`)
    expect(await figuresOf(cif)).toEqual(before)
  })

  test('are told to who may see clients', async () => {
    const realEstate = await running.logIn('c.aubrac@ormeval.example')
    expect((await realEstate.call('GET', `${CLIENTS}/figures`)).statusCode).toBe(403)
    expect((await running.stranger.call('GET', `${CLIENTS}/figures`)).statusCode).toBe(401)
  })
})

describe('the list by completeness', () => {
  const percents = async (sort: string) =>
    list(await admin.call('GET', `${CLIENTS}?sort=${sort}&page[size]=100`)).map(({ attributes }) =>
      Number(attributes['completeness']),
    )

  test('begins with those of whom most lacks, or with the whole ones', async () => {
    const rising = await percents('completeness,-updated_at')
    expect(new Set(rising).size).toBeGreaterThan(2)
    expect(rising).toEqual([...rising].sort((one, other) => one - other))
    expect(await percents('-completeness')).toEqual([...rising].reverse())
  })

  test('goes on with another attribute, and after one', async () => {
    const answer = await admin.call('GET', `${CLIENTS}?sort=status,completeness&page[size]=100`)
    const rows = list(answer).map(
      ({ attributes }) => [attributes['status'], Number(attributes['completeness'])] as const,
    )
    const first = rows.filter(([status]) => status === rows[0]?.[0]).map(([, percent]) => percent)
    expect(first).toEqual([...first].sort((one, other) => one - other))
  })

  test('answers no more than what is asked for', async () => {
    const [line] = list(
      await cif.call('GET', `${CLIENTS}?sort=completeness&fields[scpi_client]=lastname,completeness&page[size]=1`),
    )
    expect(Object.keys(line?.attributes ?? {}).sort()).toEqual(['completeness', 'lastname'])
  })
})
