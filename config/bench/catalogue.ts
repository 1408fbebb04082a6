import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { parseCatalogue } from '#contract/catalogue'
import { buildApp } from '#server/app'
import { migrate, openDatabase, type Database } from '#server/db'
import { createDemoFirm, DEMO_PASSWORD, demoSizes, type DemoSize } from '#server/demo'
import { readConfiguration, systemClock } from '#server/services'

export const title = 'La société de démonstration et une grande société (60 comptes, 8 000 dossiers, 12 000 lots)'

interface Measurement { name: string; value: number; unit: string }

const ROUNDS = 5

export async function measure(): Promise<Measurement[]> {
  return [...(await measureSize('démonstration', demoSizes.demo)), ...(await measureSize('grande société', demoSizes.load))]
}

async function measureSize(name: string, size: DemoSize): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  try {
    await migrate(database)
    const made = await timeOf(() => createDemoFirm(database, { asOf: new Date(), size }))
    await database.query('ANALYZE')
    return [{ name: `${name} · création`, value: made, unit: 'ms' }, ...(await measureRequests(name, database, folder))]
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureRequests(name: string, database: Database, folder: string): Promise<Measurement[]> {
  const app = buildApp({ database, configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder }), clock: systemClock, logLevel: 'silent' })
  try {
    const headers = await logIn(app)
    const get = (url: string) => app.inject({ url: `/api/v3/${url}`, headers })
    const { body } = await get('catalogue')
    const parsing = await best(() => parseCatalogue(JSON.parse(body)))
    return [
      { name: `${name} · tout le catalogue, ${parseCatalogue(JSON.parse(body)).properties.length.toLocaleString('fr-FR')} lots`, value: await best(() => get('catalogue')), unit: 'ms' },
      { name: `${name} · sa taille`, value: Buffer.byteLength(body) / 1024, unit: 'Kio' },
      { name: `${name} · sa taille par gzip`, value: gzipSync(body).length / 1024, unit: 'Kio' },
      { name: `${name} · sa lecture par le navigateur`, value: parsing, unit: 'ms' },
      { name: `${name} · 200 lots filtrés et triés, avec leurs programmes`, value: await best(() => get('properties?filter[project]=lmnp_amortissement,malraux&sort=-net_yield&page[size]=200&include=program')), unit: 'ms' },
      { name: `${name} · 30 programmes`, value: await best(() => get('programs')), unit: 'ms' },
      { name: `${name} · 30 dossiers, recherche d’un nom`, value: await best(() => get('client-files?q=delmas')), unit: 'ms' },
    ]
  } finally {
    await app.close()
  }
}

async function logIn(app: FastifyInstance): Promise<Record<string, string>> {
  const cookies = (await app.inject('/api/csrf-cookie')).cookies
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v3/account/login',
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    headers: { 'x-xsrf-token': token },
    payload: { email: 'h.vautrin@ormeval.example', password: DEMO_PASSWORD },
  })
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** Milliseconds, the best of a few rounds. */
async function best(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(work))
  return Math.min(...times)
}

async function timeOf(work: () => unknown): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
