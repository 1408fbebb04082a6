import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { buildApp } from '../../../src/app/server/app'
import { createMetrics } from '#server/http'
import { dailyBackup } from '#server/jobs'
import { findBackups } from '#server/operations/backups'
import { readConfiguration, systemClock } from '#server/services'
import { diskFiles } from '#server/services/files'
import { DAY_MS, dailyRounds } from '../../support/server/dailyRounds'
import { callerOf, TEST_INSTANT } from '../../support/server/testApp'

const { database, folder, made, round } = dailyRounds()

test('one backup a day is made, the last fourteen are kept, and nothing else is touched', async () => {
  const before = Array.from({ length: 14 }, (_, day) => `solive-2026-10-${String(day + 1).padStart(2, '0')}.tar.gz`)
  const others = ['mine.tar.gz', 'solive-2026-11-20.tar.gz.partial-1', 'solive-2026-11-02.tar.gz.partial-2']
  for (const name of [...before, ...others]) await writeFile(path.join(folder(), name), '')
  const longAgo = new Date(Date.now() - 2 * DAY_MS)
  await utimes(path.join(folder(), 'solive-2026-11-02.tar.gz.partial-2'), longAgo, longAgo)
  await round(0)
  await round(0.3)
  await round(1)
  expect(made()).toEqual(['solive-2026-11-20.tar.gz', 'solive-2026-11-21.tar.gz'])
  expect((await readdir(folder())).sort()).toEqual(
    [...before.slice(2), ...made(), 'mine.tar.gz', 'solive-2026-11-20.tar.gz.partial-1'].sort(),
  )
  expect((await findBackups(folder()))[0]?.name).toBe('solive-2026-11-21.tar.gz')
})

test('the application makes it, and tells its age to Prometheus and its instant to those who manage the firm', async () => {
  const configuration = readConfiguration({ DATA_DIR: folder(), BACKUP_DIR: path.join(folder(), 'backups') })
  const app = buildApp({ database: database(), configuration, clock: { now: () => TEST_INSTANT }, logLevel: 'silent' })
  const backups = path.join(folder(), 'backups')
  const server = createMetrics({
    database: database(),
    clock: systemClock,
    dataFolder: folder(),
    backupFolder: backups,
  }).server()
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

test('a folder that cannot be made is told in a sentence, tried again later and later, and told to those who manage the firm', async () => {
  const place = {
    folder: '/proc/solive',
    dataFolder: folder(),
    files: diskFiles(folder()),
    secret: { key: undefined, passphrase: undefined },
  }
  const told: unknown[] = []
  const clock = { now: () => TEST_INSTANT }
  const job = dailyBackup({
    database: database(),
    clock,
    place,
    report: (name) => made().push(name),
    fail: (error) => told.push(error),
  })
  const counts: number[] = []
  for (let time = 0; time < 14; time += 1) {
    await job.wake()
    counts.push(told.length)
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5])
  expect(String(told[0])).toContain(
    'Aucune sauvegarde ne se fait dans /proc/solive (BACKUP_DIR)\u00a0: ce dossier n’existe pas, et ne peut pas être créé.',
  )

  const configuration = readConfiguration({ DATA_DIR: folder(), BACKUP_DIR: '/proc/solive' })
  const logStream = new PassThrough()
  const app = buildApp({ database: database(), configuration, clock, logStream })
  try {
    const caller = callerOf(app)
    await caller.call('GET', '/api/csrf-cookie')
    for await (const line of createInterface(logStream)) if (line.includes('BACKUP_DIR')) break
    await caller.call('POST', '/api/v3/account/login', { email: 'h.vautrin@ormeval.example', password: 'Demo-2026!' })
    const answer = await caller.call('GET', '/api/v3/company/backups')
    expect(answer.json()).toMatchObject({ meta: { is_scheduled: true, is_failing: true, is_late: true, count: 0 } })
  } finally {
    await app.close()
  }
})

test('where nobody asked for backups, Prometheus is told that there are none, rather than of a good age', async () => {
  const server = createMetrics({ database: database(), clock: systemClock, dataFolder: folder() }).server()
  const { body } = await server.inject({ url: '/metrics' })
  await server.close()
  expect(body).toMatch(/^solive_backup_scheduled 0$/m)
  expect(body).not.toContain('solive_backup_age_seconds')
})
