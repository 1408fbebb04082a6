import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mailErasure } from '#server/jobs'
import { record } from '#server/operations/audit'
import { openMail } from '#server/services'
import { forgetMailIn } from '#server/services/mail'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'
import { TEST_INSTANT } from '../../support/server/testApp'

const FIRM = '00000000-0000-4000-8000-000000000001'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await openTestDatabase()
  await database.query('INSERT INTO companies (id, name) VALUES ($1, $2)', [FIRM, 'Un'])
  folder = await mkdtemp(path.join(tmpdir(), 'solive-mail-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('a process erases from its own folder whom another process erased', async () => {
  const [about, other] = [randomUUID(), randomUUID()]
  const mail = openMail({ smtpUrl: undefined, sender: 'solive@solive.example', folder })
  for (const id of [about, other])
    await mail.send({
      id: randomUUID(),
      recipient: 'c.aubrac@ormeval.example',
      subject: 'Contact',
      text: `https://solive.example/mes-leads?lead=${id}`,
      html: null,
      unsubscribeUrl: null,
      createdAt: TEST_INSTANT.toISOString(),
    })
  const failures: unknown[] = []
  const job = mailErasure({
    database,
    clock: { now: () => TEST_INSTANT },
    forgetMail: forgetMailIn(folder),
    fail: (error) => failures.push(error),
  })
  await job.wake()
  expect(await readdir(folder)).toHaveLength(2)
  await record(
    database,
    { companyId: FIRM, userId: null, address: null, requestId: null },
    { action: 'person_erased', subject: { type: 'client_lead', id: about }, at: TEST_INSTANT },
  )
  await job.wake()
  expect(failures).toEqual([])
  expect(await readdir(folder)).toHaveLength(1)
})
