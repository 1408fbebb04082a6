import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import type { Race, Raced, Racer } from '../../../support/server/optionRacer'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'
import { demoTemplate, TEST_INSTANT } from '../../../support/server/testCluster'
import { freeLot, statusOfLot } from './lots'

const ADVISERS = 50

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase(demoTemplate())
})
afterEach(() => database.close())

/** Advisers of each firm in turn, each with a file of their own. */
async function advisers(): Promise<readonly Racer[]> {
  const firms = await database.query<{ id: string }>('SELECT id FROM companies ORDER BY name')
  const found: Racer[] = []
  for (let number = 0; number < ADVISERS; number++) {
    const companyId = firms[number % firms.length]?.id ?? ''
    const [userId, file] = [randomUUID(), randomUUID()]
    const name = `Conseiller ${String(number)}`
    await database.query('INSERT INTO users (company_id, id, email, last_name, roles) VALUES ($1, $2, $3, $4, $5)', [
      ...[companyId, userId, `${userId}@course.example`, name, ['expert-member']],
    ])
    await database.query('INSERT INTO client_files (company_id, id, adviser_id, title) VALUES ($1, $2, $3, $4)', [
      ...[companyId, file, userId, `Client secret ${String(number)}`],
    ])
    found.push({ companyId, userId, name, file })
  }
  return found
}

const ROOT = path.resolve(__dirname, '../../../..')

/** A process that asks for options; it waits to be told of what. */
async function racingProcess(): Promise<ChildProcess> {
  const child = fork(path.join(ROOT, '__tests__/support/server/optionRacer.ts'), {
    execArgv: ['--require', path.join(ROOT, 'config/scripts/typescript.cjs')],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  await once(child, 'message')
  return child
}

let processes: readonly ChildProcess[] = []
beforeAll(async () => {
  processes = await Promise.all([racingProcess(), racingProcess()])
})
afterAll(() => {
  for (const child of processes) child.kill()
})

/** What each of them had, half of them asking by one process and half by another. */
async function race(property: string, rank?: number) {
  const all = await advisers()
  const halves = processes.map((child, place) => {
    const racers = all.filter((_, index) => index % processes.length === place)
    const told: Race = {
      ...{ url: database.url, property, now: TEST_INSTANT.toISOString(), racers },
      ...(rank === undefined ? {} : { rank }),
    }
    const answered = once(child, 'message') as Promise<[readonly Raced[]]>
    child.send(told)
    return answered
  })
  const raced = (await Promise.all(halves)).flatMap(([answer]) => answer)
  const racerOf = ({ userId }: Raced) => all.find((one) => one.userId === userId)
  return {
    won: raced.filter(({ reason }) => reason === undefined).map(racerOf),
    refusals: raced.flatMap((one) => {
      if (one.reason === undefined) return []
      if (one.reason.kind !== 'taken') throw new Error(one.reason.kind)
      return [{ reason: one.reason, companyId: racerOf(one)?.companyId ?? '' }]
    }),
  }
}

test('of fifty advisers of two firms who want the first rank of a lot at one instant, by two processes, one has it', async () => {
  const property = await freeLot(database)
  const { won, refusals } = await race(property, 1)
  expect([won.length, refusals.length]).toEqual([1, ADVISERS - 1])
  expect(await database.query('SELECT status, rank FROM options WHERE property_id = $1', [property])).toEqual([
    { status: 'active', rank: 1 },
  ])
  expect(await statusOfLot(database, property)).toBe('optioned')
  const [winner] = won
  for (const { reason, companyId } of refusals) {
    // A colleague may tell more; nobody of another firm is named, nor any client.
    const isColleague = companyId === winner?.companyId
    expect(reason.contact?.name ?? null).toBe(isColleague ? winner.name : 'Contact options')
    expect(reason.similar).toHaveLength(3)
    expect(JSON.stringify(reason)).not.toContain('Client secret')
  }
})

test('of fifty who want the lot, one has it, another waits, and each rank is held once', async () => {
  const property = await freeLot(database)
  const { won } = await race(property)
  expect(won).toHaveLength(2)
  expect(
    await database.query('SELECT status, rank FROM options WHERE property_id = $1 ORDER BY rank', [property]),
  ).toEqual([
    { status: 'active', rank: 1 },
    { status: 'waitlisted', rank: 2 },
  ])
})
