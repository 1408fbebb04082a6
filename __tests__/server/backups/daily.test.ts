import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '../../../src/app/server/app'
import { createMetrics } from '#server/http'
import { dailyBackup } from '#server/jobs'
import { findBackups } from '#server/operations/backups'
import { readConfiguration } from '#server/services'
import { callerOf, TEST_INSTANT } from '../../support/server/testApp'
import { demoTemplate } from '../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

const DAY_MS = 86_400_000

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await openTestDatabase(demoTemplate())
  folder = await mkdtemp(path.join(tmpdir(), 'solive-daily-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

let made: string[]
beforeEach(() => {
  made = []
})

const round = (days: number, secret: object = {}): Promise<void> =>
  dailyBackup({
    database,
    clock: { now: () => new Date(TEST_INSTANT.getTime() + days * DAY_MS) },
    place: { folder, dataFolder: folder, secret: { key: undefined, passphrase: undefined, ...secret } },
    report: (name) => made.push(name),
    fail: (error) => {
      throw error
    },
  }).run()

test('one backup a day is made, the last fourteen are kept, and nothing else is touched', async () => {
  const before = Array.from({ length: 14 }, (_, day) => `solive-2026-10-${String(day + 1).padStart(2, '0')}.tar.gz`)
  const others = ['mine.tar.gz', 'solive-2026-11-20.tar.gz.partial-1', 'solive-2026-11-02.tar.gz.partial-2']
  for (const name of [...before, ...others]) await writeFile(path.join(folder, name), '')
  const longAgo = new Date(Date.now() - 2 * DAY_MS)
  await utimes(path.join(folder, 'solive-2026-11-02.tar.gz.partial-2'), longAgo, longAgo)
  await round(0)
  await round(0.3)
  await round(1)
  expect(made).toEqual(['solive-2026-11-20.tar.gz', 'solive-2026-11-21.tar.gz'])
  expect((await readdir(folder)).sort()).toEqual(
    [...before.slice(2), ...made, 'mine.tar.gz', 'solive-2026-11-20.tar.gz.partial-1'].sort(),
  )
  expect((await findBackups(folder))[0]?.name).toBe('solive-2026-11-21.tar.gz')
})

test('with a passphrase they are encrypted, also once a day', async () => {
  await round(0, { passphrase: 'châtaigne lente' })
  await round(0.1, { passphrase: 'châtaigne lente' })
  expect(made).toEqual(['solive-2026-11-20.tar.gz.age'])
})

test('the application makes it, and tells its age to Prometheus and its instant to those who manage the firm', async () => {
  const configuration = readConfiguration({ DATA_DIR: folder, BACKUP_DIR: path.join(folder, 'backups') })
  const app = buildApp({ database, configuration, clock: { now: () => TEST_INSTANT }, logLevel: 'silent' })
  const backups = path.join(folder, 'backups')
  const server = createMetrics(database, folder, backups).server()
  try {
    expect((await server.inject({ url: '/metrics' })).body).toMatch(/^solive_backup_age_seconds \+Inf$/m)
    await app.ready()
    while ((await findBackups(backups)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const age = /^solive_backup_age_seconds (\S+)$/m.exec((await server.inject({ url: '/metrics' })).body)?.[1]
    expect(Number(age)).toBeLessThan(3_600)
    const caller = callerOf(app)
    await caller.call('GET', '/api/csrf-cookie')
    await caller.call('POST', '/api/v3/account/login', { email: 'h.vautrin@ormeval.example', password: 'Demo-2026!' })
    const answer = await caller.call('GET', '/api/v3/company/backups')
    const [latest] = await findBackups(backups)
    expect(answer.json()).toMatchObject({
      meta: { is_scheduled: true, is_late: false, count: 1, latest_at: latest?.made_at.toISOString() },
    })
  } finally {
    await app.close()
    await server.close()
  }
})
