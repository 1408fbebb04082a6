import { tmpdir } from 'node:os'
import { createMetrics } from '#server/http'
import { systemClock } from '#server/services'
import { clockGuard, mailRetention } from '#server/jobs'
import { outbox } from '#server/repositories'
import { demoTemplate, TEST_INSTANT } from '../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

const HOUR_MS = 3_600_000

let database: TestDatabase
let gaps: number[]
let now: Date
beforeEach(async () => {
  database = await openTestDatabase(demoTemplate())
  await database.query('DELETE FROM outbox')
  gaps = []
})
afterEach(() => database.close())

/** A round at so many hours. */
function roundAt(hours: number): Promise<void> {
  now = new Date(TEST_INSTANT.getTime() + hours * HOUR_MS)
  const clock = { now: () => now }
  const tell = (gap: number) => gaps.push(gap / 3_600)
  return mailRetention({
    database,
    clock,
    mayDelete: clockGuard({ database, clock, tell }),
    report: () => undefined,
    fail: (error) => {
      throw error
    },
  }).wake()
}
const kept = async (): Promise<number> => (await outbox.countMessages(database)).givenUp
const metric = async (): Promise<string | undefined> => {
  const server = createMetrics({ database, clock: systemClock, dataFolder: tmpdir() }).server()
  const { body } = await server.inject({ url: '/metrics' })
  await server.close()
  return /^solive_clock_doubted (\d)$/m.exec(body)?.[1]
}

/** Mail that is to go after a month. */
const giveUp = () =>
  database.query(
    `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at, attempts)
     SELECT id, gen_random_uuid(), 'elodie@client.example', 'Votre étude', 'À lire', $1, $1, $2 FROM companies LIMIT 1`,
    [TEST_INSTANT, outbox.ATTEMPTS_AT_MOST],
  )

test('after a jump forward nothing is deleted, until the clock has gone on for a day', async () => {
  await giveUp()
  await roundAt(0)
  await roundAt(40 * 24)
  expect([await kept(), gaps, await metric()]).toEqual([1, [960], '1'])
  for (const hour of [1, 8, 16, 23]) await roundAt(40 * 24 + hour)
  expect([await kept(), gaps, await metric()]).toEqual([1, [960, 1, 7, 8, 7], '1'])
  await roundAt(41 * 24)
  expect([await kept(), gaps.length, await metric()]).toEqual([0, 5, '0'])
})

test('a clock that was wrong and is put right is a jump too, and has deleted nothing', async () => {
  await giveUp()
  await roundAt(0)
  await roundAt(40 * 24)
  await roundAt(2)
  expect([await kept(), gaps]).toEqual([1, [960, -958]])
  await roundAt(14)
  await roundAt(26)
  expect([await kept(), gaps.length, await metric()]).toEqual([1, 3, '0'])
})

test('rounds that follow one another within a day delete what is due', async () => {
  await giveUp()
  for (let day = 0; day <= 31; day++) await roundAt(day * 24)
  expect([await kept(), gaps]).toEqual([0, []])
})
