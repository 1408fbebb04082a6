import { monitorEventLoopDelay } from 'node:perf_hooks'
import fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { DatabaseUnavailable, type Database } from '#server/db'
import type { Clock } from '#server/services'
import { dataDisk } from '#server/services/disk'
import { findBackups } from '#server/operations/backups'
import { outbox } from '#server/repositories'
import { isClockDoubted } from '#server/repositories/clock'

/** What Prometheus reads: durations by route, connections, mail, and the process itself. Nothing of a person or a firm. */
export interface Metrics {
  /** Measures every request of an application. */
  measure(app: FastifyInstance): void
  /** Answers `GET /metrics`, on a port of its own: not for the public. */
  server(): FastifyInstance
}

interface Measured {
  readonly database: Database
  /** The application's own, which mail is dated by. */
  readonly clock: Clock
  /** Of the data, whose disk is measured. */
  readonly dataFolder: string
  /** Of the backups of each day, where they are made. */
  readonly backupFolder?: string | undefined
}

export function createMetrics({ database, clock, dataFolder, backupFolder }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route template',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  measureEventLoop(registers)
  measureDatabase(registers, database)
  measureMail(registers, database, clock)
  measureClock(registers, database)
  measureDisk(registers, dataFolder)
  measureBackups(registers, backupFolder)
  return {
    measure(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
        durations.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
    server() {
      const server = fastify()
      server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
      return server
    },
  }
}

/** Nanoseconds, as Node counts them, in a second. */
const NANOSECONDS = 1_000_000_000

function measureEventLoop(registers: Registry[]): void {
  const delays = monitorEventLoopDelay()
  delays.enable()
  new Gauge({
    name: 'solive_event_loop_delay_seconds',
    help: 'How late the process was, at the 99th percentile since the last reading',
    registers,
    collect() {
      this.set(delays.percentile(99) / NANOSECONDS)
      delays.reset()
    },
  })
}

function measureDatabase(registers: Registry[], database: Database): void {
  new Gauge({
    name: 'solive_pool_used',
    help: 'Connections of the pool that are at work',
    registers,
    collect() {
      const { open, idle } = database.poolState()
      this.set(open - idle)
    },
  })
  new Gauge({
    name: 'solive_pool_waiting',
    help: 'Requests that wait for a connection of the pool',
    registers,
    collect() {
      this.set(database.poolState().waiting)
    },
  })
  new Gauge({
    name: 'database_up',
    help: '1 when the database answers, else 0',
    registers,
    async collect() {
      this.set((await database.query('SELECT 1').then(() => 1, unlessAway)) ?? 0)
    },
  })
}

function measureMail(registers: Registry[], database: Database, clock: Clock): void {
  new Gauge({
    name: 'solive_queue_age_seconds',
    help: 'How long the message that should have left first has been waiting',
    registers,
    async collect() {
      this.reset()
      const seconds = await outbox.longestWait(database, clock.now()).catch(unlessAway)
      if (seconds !== undefined) this.set(seconds)
    },
  })
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages that wait to leave, and messages given up',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset()
      const count = await outbox.countMessages(database).catch(unlessAway)
      if (!count) return
      this.set({ state: 'waiting' }, count.waiting)
      this.set({ state: 'given_up' }, count.givenUp)
    },
  })
}

function measureClock(registers: Registry[], database: Database): void {
  new Gauge({
    name: 'solive_clock_doubted',
    help: '1 while nothing is deleted because the clock moved by more than a day, else 0',
    registers,
    async collect() {
      this.set(Number((await isClockDoubted(database).catch(unlessAway)) ?? false))
    },
  })
}

function measureDisk(registers: Registry[], folder: string): void {
  new Gauge({
    name: 'solive_disk_free_bytes',
    help: 'What is left of the disk of the data',
    registers,
    async collect() {
      const { free } = await dataDisk(folder)
      this.set(free)
    },
  })
  new Gauge({
    name: 'solive_disk_total_bytes',
    help: 'The size of the disk of the data',
    registers,
    async collect() {
      const { total } = await dataDisk(folder)
      this.set(total)
    },
  })
}

/** Where nobody asked for backups there is no age, which an alert would take for a good one: that there are none is told by itself. */
function measureBackups(registers: Registry[], folder: string | undefined): void {
  new Gauge({
    name: 'solive_backup_scheduled',
    help: '1 when a backup is made each day (BACKUP_DIR), else 0',
    registers,
  }).set(folder === undefined ? 0 : 1)
  if (folder === undefined) return
  new Gauge({
    name: 'solive_backup_age_seconds',
    help: 'Time since the latest backup was made; infinite when there is none',
    registers,
    async collect() {
      const [latest] = await findBackups(folder)
      this.set(latest ? (Date.now() - latest.made_at.getTime()) / 1000 : Number.POSITIVE_INFINITY)
    },
  })
}

/** During an outage of the database the other measures are given all the same. */
function unlessAway(error: unknown): undefined {
  if (!(error instanceof DatabaseUnavailable)) throw error
}
