import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMetrics } from '#server/http'
import { systemClock } from '#server/services'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
let backups: string
beforeAll(async () => {
  database = await openTestDatabase()
  backups = await mkdtemp(path.join(tmpdir(), 'solive-backups-'))
})
afterAll(async () => {
  await database.close()
  await rm(backups, { recursive: true })
})

const MONITORING = path.join(__dirname, '../../../config/monitoring')

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}

/** What Prometheus is asked for by the rules and by the dashboard. */
function expressions(): string[] {
  const rules = readFileSync(path.join(MONITORING, 'alerts.yml'), 'utf8')
  const dashboard = JSON.parse(readFileSync(path.join(MONITORING, 'dashboard.json'), 'utf8')) as Dashboard
  return [
    ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
}

/** The metrics of ours, and of the process, that an expression names; `up` is Prometheus's own. */
const metricsIn = (expression: string): string[] =>
  (expression.match(/\b(?:solive|database|outbox|http|process)_\w+/g) ?? []).map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )

test('every metric that an alert or the dashboard asks for is told', async () => {
  const server = createMetrics({ database, clock: systemClock, dataFolder: tmpdir(), backupFolder: backups }).server()
  const { body } = await server.inject({ url: '/metrics' })
  await server.close()
  const told = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = expressions().flatMap(metricsIn)
  expect(new Set(asked).size).toBeGreaterThan(9)
  expect(asked.filter((name) => !told.has(name))).toEqual([])
})
