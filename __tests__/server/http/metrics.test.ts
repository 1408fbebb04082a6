import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../src/app/server/app'
import { createDatabase } from '#server/db'
import { createMetrics } from '#server/http'
import { readConfiguration, systemClock } from '#server/services'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
let app: FastifyInstance
let server: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  const metrics = createMetrics({ database, clock: systemClock, dataFolder: tmpdir() })
  app = buildApp({
    database,
    configuration: readConfiguration({ DATA_DIR: tmpdir() }),
    clock: systemClock,
    logLevel: 'silent',
    metrics,
  })
  server = metrics.server()
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await server.close()
  await database.close()
})

test('requests are counted by the template of their route, never by their address', async () => {
  await app.inject({ url: '/api/v3/client-files/0b0f9c2e-0000-4000-8000-000000000000?q=masson' })
  await app.inject({ url: '/api/v3/account/password/check-token/un-jeton-secret' })
  const text = (await server.inject({ url: '/metrics' })).body
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v3/client-files/:id",status="401"} 1',
  )
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v3/account/password/check-token/:token",status="404"} 1',
  )
  expect(text).not.toMatch(/0b0f9c2e|masson|un-jeton-secret/)
})

test('connections are told, and those who wait for one', async () => {
  // No application is on this database, whose jobs would take connections.
  const own = await openTestDatabase()
  const metrics = createMetrics({ database: own, clock: systemClock, dataFolder: tmpdir() }).server()
  try {
    const text = (await metrics.inject({ url: '/metrics' })).body
    expect(text).toMatch(/^solive_pool_used \d/m)
    expect(text).toMatch(/^solive_pool_waiting 0$/m)
  } finally {
    await metrics.close()
    await own.close()
  }
})

test('the machine is told', async () => {
  const text = (await server.inject({ url: '/metrics' })).body
  const [free, total] = ['free', 'total'].map((of) =>
    Number(new RegExp(`^solive_disk_${of}_bytes (\\S+)$`, 'm').exec(text)?.[1]),
  )
  expect(free).toBeGreaterThan(0)
  expect(total).toBeGreaterThan(free ?? 0)
  expect(text).toContain('process_cpu_seconds_total')
})

test('waiting mail is told', async () => {
  const own = await openTestDatabase()
  const firm = '00000000-0000-4000-8000-000000000001'
  await own.query('INSERT INTO companies (id, name) VALUES ($1, $2)', [firm, 'Un'])
  await own.query(
    `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at, attempts)
     SELECT $1, gen_random_uuid(), 'x@client.example', '', '', now(), now() - interval '1 hour', attempts FROM unnest(ARRAY[0, 1, 10]) AS attempts`,
    [firm],
  )
  // No application is on this database, which would send them.
  const metrics = createMetrics({ database: own, clock: systemClock, dataFolder: tmpdir() }).server()
  try {
    const text = (await metrics.inject({ url: '/metrics' })).body
    expect(text).toContain('outbox_messages{state="waiting"} 2')
    expect(text).toContain('outbox_messages{state="given_up"} 1')
    expect(Number(/^solive_queue_age_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(3_600)
  } finally {
    await metrics.close()
    await own.close()
  }
})

test('a process that was busy says how late it was', async () => {
  const busy = 200
  // A reading forgets the delays before it, of which there may be too many for one to count.
  await server.inject({ url: '/metrics' })
  // The monitor's own timer must be waiting before the process is held up.
  await setTimeout(20)
  const end = performance.now() + busy
  while (performance.now() < end);
  await setTimeout(20)
  const { body } = await server.inject({ url: '/metrics' })
  const late = Number(/^solive_event_loop_delay_seconds (\S+)$/m.exec(body)?.[1])
  expect(late).toBeGreaterThan(busy / 2 / 1_000)
})

test('how long mail has waited is told by the clock of the application', async () => {
  const own = await openTestDatabase()
  const clock = { now: () => new Date('2026-12-25T12:00:00Z') }
  const metrics = createMetrics({ database: own, clock, dataFolder: tmpdir() }).server()
  try {
    const firm = '00000000-0000-4000-8000-000000000002'
    await own.query('INSERT INTO companies (id, name) VALUES ($1, $2)', [firm, 'Deux'])
    await own.query(
      `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at)
       VALUES ($1, gen_random_uuid(), 'x@client.example', '', '', $2, $2)`,
      [firm, '2026-12-25T11:45:00Z'],
    )
    expect((await metrics.inject({ url: '/metrics' })).body).toMatch(/^solive_queue_age_seconds 900$/m)
  } finally {
    await metrics.close()
    await own.close()
  }
})

test('the database is up; while it is away the other measures are told all the same', async () => {
  expect((await server.inject({ url: '/metrics' })).body).toContain('database_up 1')
  const away = createDatabase({ host: '/nowhere' })
  const metrics = createMetrics({ database: away, clock: systemClock, dataFolder: tmpdir() }).server()
  const answer = await metrics.inject({ url: '/metrics' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('database_up 0')
  expect(answer.body).toContain('process_cpu_seconds_total')
  expect(answer.body).not.toContain('outbox_messages{')
  await metrics.close()
})

test('they are not told where people come', async () => {
  expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/metrics' })).body).not.toContain('http_request_duration_seconds')
})
