import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mailDelivery, type Scheduler, type Undelivered } from '#server/jobs'
import { outbox } from '#server/repositories'
import { openMail, writeLetter } from '#server/services'
import { openSmtpServer, type TestSmtpServer } from '../../support/server/smtpServer'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'
import { TEST_INSTANT } from '../../support/server/testApp'

const FIRM = '00000000-0000-4000-8000-000000000001'
const MINUTE = 60_000

let database: TestDatabase
let smtp: TestSmtpServer
let now: Date
let failures: Undelivered[]
let workers: Scheduler[]

beforeAll(async () => {
  database = await openTestDatabase()
  await database.query('INSERT INTO companies (id, name) VALUES ($1, $2)', [FIRM, 'Un'])
})
afterAll(() => database.close())
beforeEach(async () => {
  smtp = await openSmtpServer()
  now = TEST_INSTANT
  failures = []
  workers = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await smtp.close()
  await database.query('DELETE FROM outbox')
})

/** The mail worker of a process, sending by the SMTP server. */
function worker(): Scheduler {
  const delivery = mailDelivery({
    database,
    mail: openMail({ smtpUrl: smtp.url, sender: 'solive@solive.example', folder: tmpdir() }),
    clock: { now: () => now },
    report: (failure) => failures.push(failure),
    fail: (error) => {
      throw error
    },
  })
  workers.push(delivery)
  return delivery
}

const letter = writeLetter({
  subject: 'Élodie, votre étude est prête\u202f!',
  paragraphs: ['À lire\u00a0: 1\u202f234,50\u00a0€.', '.Un point au début d’une ligne, & <b>rien d’autre</b>'],
  link: { label: 'Ouvrir', address: 'https://solive.example/etude?a=1&b=2' },
})

const post = (recipient: string, id = randomUUID()): Promise<void> =>
  outbox.insertMessage(database, FIRM, {
    id,
    recipient,
    createdAt: TEST_INSTANT.toISOString(),
    unsubscribeUrl: null,
    ...letter,
  })

const waiting = async (): Promise<number> => (await outbox.countMessages(database)).waiting

test('a message arrives whole: addresses, date, text and HTML in French', async () => {
  await post('elodie@client.example', '00000000-0000-4000-8000-0000000000aa')
  await worker().wake()
  const [message] = smtp.received
  expect(message).toMatchObject({
    from: { name: 'Solive', address: 'solive@solive.example' },
    to: [{ address: 'elodie@client.example' }],
    subject: letter.subject,
    date: TEST_INSTANT.toISOString(),
    messageId: '<00000000-0000-4000-8000-0000000000aa@solive.example>',
  })
  expect(message?.text?.trim()).toBe(letter.text.trim())
  expect(message?.html?.trim()).toBe(letter.html.trim())
  expect(letter.html).toContain('https://solive.example/etude?a=1&amp;b=2')
  expect(letter.html).not.toContain('<b>rien')
  expect(await waiting()).toBe(0)
})

test('what the server refuses waits 2 minutes, then 4, and leaves once', async () => {
  await post('elodie@client.example')
  smtp.accepts = false
  await worker().wake()
  now = new Date(TEST_INSTANT.getTime() + 2 * MINUTE - 1)
  await worker().wake()
  expect(failures).toHaveLength(1)
  now = new Date(TEST_INSTANT.getTime() + 2 * MINUTE)
  await worker().wake()
  expect(failures.map(({ attempts, isGivenUp }) => [attempts, isGivenUp])).toEqual([
    [1, false],
    [2, false],
  ])
  smtp.accepts = true
  now = new Date(TEST_INSTANT.getTime() + 6 * MINUTE)
  await worker().wake()
  await worker().wake()
  expect([smtp.received.length, await waiting()]).toEqual([1, 0])
})

test('one that never leaves is given up after ten attempts, said once, and holds no other back', async () => {
  await post('elodie@client.example')
  smtp.accepts = false
  for (let attempt = 1; attempt <= outbox.ATTEMPTS_AT_MOST + 2; attempt += 1) {
    await worker().wake()
    now = new Date(now.getTime() + 2 ** attempt * MINUTE)
  }
  expect(failures.map(({ isGivenUp }) => isGivenUp)).toEqual([
    ...Array.from({ length: outbox.ATTEMPTS_AT_MOST - 1 }, () => false),
    true,
  ])
  expect(JSON.stringify(failures)).not.toContain('elodie')
  smtp.accepts = true
  await post('autre@client.example')
  await worker().wake()
  expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['autre@client.example'])
  expect(await outbox.countMessages(database)).toEqual({ waiting: 0, givenUp: 1 })
})

test('two processes that empty the same outbox send each message once', async () => {
  const recipients = Array.from({ length: 20 }, (_, number) => `client-${number}@client.example`)
  for (const recipient of recipients) await post(recipient)
  await Promise.all([worker().wake(), worker().wake()])
  expect(smtp.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([...recipients].sort())
  expect(await waiting()).toBe(0)
})

test('a message that a process took before it died leaves by another one', async () => {
  await post('elodie@client.example')
  await outbox.takeMessage(database, now)
  await worker().wake()
  now = new Date(TEST_INSTANT.getTime() + 2 * MINUTE)
  await worker().wake()
  expect(smtp.received).toHaveLength(1)
})

test('what a transaction does not commit never leaves', async () => {
  const refused = database.transaction(async (transaction) => {
    await outbox.insertMessage(transaction, FIRM, {
      id: randomUUID(),
      recipient: 'x@client.example',
      createdAt: now.toISOString(),
      unsubscribeUrl: null,
      ...letter,
    })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await worker().wake()
  expect(await waiting()).toBe(0)
})

test('a message that is erased while it is being kept as a file leaves none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-mail-'))
  const kept = openMail({ smtpUrl: undefined, sender: 'solive@solive.example', folder })
  const erased = randomUUID()
  const delivery = mailDelivery({
    database,
    clock: { now: () => now },
    report: (failure) => failures.push(failure),
    fail: (error) => {
      throw error
    },
    mail: {
      ...kept,
      async send(message) {
        await kept.send(message)
        // Another process erases whom it is about: it looked at the folder just before.
        if (message.id === erased) await database.query('DELETE FROM outbox WHERE id = $1', [erased])
      },
    },
  })
  workers.push(delivery)
  try {
    await post('elodie@client.example', erased)
    const other = randomUUID()
    await post('paul@client.example', other)
    await delivery.wake()
    expect(await readdir(folder)).toEqual([`${other}.eml`])
  } finally {
    await rm(folder, { recursive: true })
  }
})
