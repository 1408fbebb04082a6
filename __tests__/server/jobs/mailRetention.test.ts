import { mailRetention } from '#server/jobs'
import { outbox } from '#server/repositories'
import { openTestApp, TEST_INSTANT, type TestApp } from '../../support/server/testApp'

const DAY_MS = 86_400_000

let running: TestApp
beforeEach(async () => {
  running = await openTestApp()
  await running.database.query('DELETE FROM outbox')
})
afterEach(() => running.close())

const deletedMail: string[] = []
const round = (days: number) =>
  mailRetention({
    database: running.database,
    clock: { now: () => new Date(TEST_INSTANT.getTime() + days * DAY_MS) },
    mayDelete: () => Promise.resolve(true),
    report: (id) => deletedMail.push(id),
    fail: (error) => {
      throw error
    },
  }).wake()

test('a message that was given up stays for a month, then goes, and is reported by its id', async () => {
  const [message] = await running.database.query<{ id: string }>(
    `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at, attempts)
     SELECT id, gen_random_uuid(), 'elodie@client.example', 'Votre étude', 'À lire', $1, $1, $2 FROM companies LIMIT 1 RETURNING id`,
    [TEST_INSTANT, outbox.ATTEMPTS_AT_MOST],
  )
  await round(30)
  expect(await outbox.countMessages(running.database)).toEqual({ waiting: 0, givenUp: 1 })
  await round(31)
  expect([deletedMail, await outbox.countMessages(running.database)]).toEqual([
    [message?.id],
    { waiting: 0, givenUp: 0 },
  ])
})
