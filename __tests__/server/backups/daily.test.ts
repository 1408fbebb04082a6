import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildApp } from '../../../src/app/server/app'
import { createMetrics } from '#server/http'
import { findBackups } from '#server/operations/backups'
import { readConfiguration } from '#server/services'
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
  const server = createMetrics(database(), folder(), backups).server()
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
