import fastify from 'fastify'
import { schemes } from '#domain'
import { columnCipher } from '#server/db/encryption'
import { api, requestLimits } from '#server/http'
import { features, openFeatures } from '../../../src/app/server/features'
import { openAddressSearch, openTravelTimes, systemClock } from '#server/services'
import { diskFiles } from '#server/services/files'
import { document, list } from '../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

let running: TestApp
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const ids = async (path: string) => list(await claire.call('GET', `/api${path}`)).map(({ id }) => id)

test('the project types are all active until the firm says otherwise; those that are, or are not, are told by their ids', async () => {
  const active = async (value: 0 | 1) =>
    (await claire.call('GET', `/api/v3/projects?filter[is_active]=${value}`)).json<{ data: string[] }>().data
  const hidden = async () =>
    document(await claire.call('GET', '/api/v3/me?include=company')).included?.[0]?.attributes['hidden_projects']
  expect(await active(1)).toEqual(schemes.all.map(({ id }) => id))
  expect(await hidden()).toEqual([])
  await running.database.query(
    "INSERT INTO project_switches (company_id, project, is_active) SELECT id, 'malraux', false FROM companies WHERE name LIKE 'Cabinet%'",
  )
  expect(await active(0)).toEqual(['malraux'])
  expect(await active(1)).not.toContain('malraux')
  expect(await hidden()).toEqual(['malraux'])
  expect(await ids('/v3/projects')).toEqual(schemes.all.map(({ id }) => id))
})

test('places are found by slug, by the beginning of their name and by postal code', async () => {
  expect(await ids('/v3/locations?filter[slug]=montpellier-34000')).toEqual(['montpellier-34000'])
  expect(await ids('/v3/locations?filter[slug]=nulle-part-00000')).toEqual([])
  expect(await ids('/v3/locations/municipalities?q=saint-étien&page[size]=1')).toEqual(['saint-etienne-42000'])
  expect(await ids('/v3/locations?q=34170&filter[kind]=municipality')).toEqual(['castelnau-le-lez-34170'])
  expect(await ids('/v3/locations?q=a')).toHaveLength(30)
})

test('a place is read, with the municipalities around it', async () => {
  expect(document(await claire.call('GET', '/api/v3/locations/montpellier-34000')).data.attributes).toMatchObject({
    name: 'Montpellier',
    department_code: '34',
    kind: 'municipality',
  })
  const around = await ids('/v3/locations/montpellier-34000/relatedMunicipalities')
  expect(around).toContain('castelnau-le-lez-34170')
  expect(around).not.toContain('montpellier-34000')
})

describe('the description of the API', () => {
  interface Description {
    paths: Record<
      string,
      Record<
        string,
        { summary: string; requestBody?: { content: { 'application/json': { schema: { properties: object } } } } }
      >
    >
    components: { schemas: Record<string, { properties: { attributes: { properties: Record<string, object> } } }> }
  }
  const description = async () => (await running.stranger.call('GET', '/api/openapi.json')).json<Description>()

  test('lists every path that the server answers, and no other', async () => {
    const opened = new Set<string>()
    const app = fastify()
    app.addHook('onRoute', ({ url }) => {
      opened.add(url.replace(/:(\w+)/g, '{$1}'))
    })
    await app.register(api, {
      database: running.database,
      clock: systemClock,
      publicUrl: 'http://localhost',
      fileRoom: { limit: 1_073_741_824, stored: [] },
      scanForViruses: undefined,
      limits: requestLimits(running.database, 600),
      uploadFolder: '/nowhere',
      routes: openFeatures(features, {
        database: running.database,
        clock: systemClock,
        cipher: columnCipher({ dataKey: undefined, dataFolder: '/nowhere' }),
        publicUrl: 'http://localhost',
        fileRoom: { limit: 1_073_741_824, stored: [] },
        showsDemoAccounts: false,
        demoRequestsTo: undefined,
        searchAddresses: openAddressSearch('http://127.0.0.1:1'),
        travelTimes: openTravelTimes('http://127.0.0.1:1'),
        forgetMail: () => Promise.resolve(),
        pictures: { folder: '', mayBeInside: false },
        mayDelete: () => Promise.resolve(true),
        files: diskFiles('/nowhere'),
        scanForViruses: undefined,
        workers: { run: () => Promise.reject(new Error('nobody asks')), close: () => Promise.resolve() },
        findBackups: () => Promise.resolve(undefined),
        measureDisk: () => Promise.resolve({ free: 1, total: 1 }),
        log: app.log,
      }).routes,
    })
    await app.ready()
    expect(Object.keys((await description()).paths).sort()).toEqual([...opened].sort())
    await app.close()
  })

  test('says the attributes, bounds and choices of the catalogue', async () => {
    const { paths, components } = await description()
    expect(components.schemas['tax']?.properties.attributes.properties['fiscal_part']).toMatchObject({
      title: 'Nombre de parts',
      type: ['number', 'null'],
      minimum: 1,
      maximum: 10,
    })
    expect(components.schemas['simulation']?.properties.attributes.properties['pinel_term']).toMatchObject({
      enum: [6, 9, 12, null],
    })
    expect(
      paths['/v3/client-files/{id}/notes']?.['post']?.requestBody?.content['application/json'].schema,
    ).toMatchObject({
      additionalProperties: false,
      properties: { note: {} },
    })
  })
})

test('on its own host, the API is at the root', async () => {
  const answer = await running.app.inject({ url: '/csrf-cookie', headers: { host: 'api.localhost:3000' } })
  expect(answer.statusCode).toBe(204)
})

test.each(['admin.localhost:3000', 'ext.solive.example', 'ADMIN.solive.example'])(
  'nothing is served on %s',
  async (host) => {
    for (const url of ['/', '/api/openapi.json', '/openapi.json', '/health/live', '/assets/main.js']) {
      const answer = await running.app.inject({ url, headers: { host } })
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
  },
)
