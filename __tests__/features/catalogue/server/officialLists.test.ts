import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { fileSource, importOfficial, type OfficialKind } from '#features/catalogue/server'
import { downloadFile } from '#server/services/download'
import { holdOfficialLists, noLists } from '#server/services/official'
import { heldOfficialLists } from '../../../../src/features/catalogue/server/jobs/officialLists'
import { runBuilt } from '../../../support/server/programs'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const OFFICIAL = path.join(__dirname, '../../../../../shared/data/official')

/** In the format of the list of 2025-09-05 (data.gouv.fr), with zones of ours: what is read is then known to come from it. */
const zones = (day: string, zone: string) =>
  `CODGEO;DEP;LIBGEO;Zonage en vigueur depuis le ${day};Reclassement\r\n34172;34;Montpellier;${zone};Non\r\n75056;75;Paris;C;Non\r\n`
const RENTS = '"id_zone";"INSEE_C";"LIBGEO";"loypredm2"\n"1";"34172";"Montpellier";"20,00"\n'
const ORT =
  'Commune,Code commune,Signée ?,"Si signée, date de signature",Date de fin estimée,Dernière actualisation\n' +
  'Béziers,34032,Signée,2019-12-13,31-12-2026,11-12-2025 11:42\nSète,34301,Non signée,,,10-12-2025 11:42\n'
const QPV =
  '\ufeffcode_qp;lib_qp;insee_com;lib_com\nQN03401M;Mosson;34172;Montpellier\nQN03402M;Deux Rives;34172; 34057;x\n'.replace(
    '34172; 34057',
    '"34172; 34057"',
  )

let running: TestApp
let claire: Caller
let folder: string

beforeEach(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
  folder = await mkdtemp(path.join(tmpdir(), 'solive-official-'))
})
afterEach(async () => {
  await running.close()
  await rm(folder, { recursive: true })
})
// The lists are held for the whole process.
afterAll(() => {
  holdOfficialLists(noLists, '')
})

async function imported(
  kind: OfficialKind,
  content: string | Buffer,
  { on, name = 'liste.csv' }: { on?: string; name?: string } = {},
) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const asked = { on, isDryRun: false, now: TEST_INSTANT }
  return running.database.transaction((transaction) => importOfficial(transaction, kind, fileSource(name, file), asked))
}

interface Figures {
  readonly zone: string
  readonly rent_per_square_meter: number
  readonly ort: object | null
  readonly qpv: readonly string[]
  readonly rates: object | null
  readonly sources: Readonly<Record<string, { source: string; licence: string; as_of: string } | null>>
}
async function figuresOf(slug: string, date = ''): Promise<Figures> {
  const answer = await claire.call('GET', `/api/v3/locations/${slug}${date && `?date=${date}`}`)
  return answer.json<{ meta: Figures }>().meta
}

/** Has this process take in what was imported, as its job does each five seconds. */
const takeIn = () =>
  heldOfficialLists({ database: running.database, clock: { now: () => TEST_INSTANT }, log: running.app.log }).wake()

test('a zone is that of the day of the deed: of the newest list then, imported or embedded', async () => {
  expect((await figuresOf('montpellier-34000')).zone).toBe('A')
  const first = await imported('zones', zones('5 juillet 2024', 'B2'))
  expect(first).toEqual({ lists: [{ as_of: '2024-07-05', count: 2, isNew: true }], refused: [] })
  await imported('zones', zones('5 septembre 2025', 'B1'))
  await takeIn()
  expect((await figuresOf('montpellier-34000', '2025-09-05')).zone).toBe('B1')
  expect((await figuresOf('montpellier-34000', '2025-09-05')).sources['zone']).toEqual({
    source: 'Zonage ABC (ministère chargé du logement)',
    licence: 'Licence Ouverte 2.0',
    as_of: '2025-09-05',
  })
  expect((await figuresOf('montpellier-34000', '2025-09-04')).zone).toBe('B2')
  expect((await figuresOf('montpellier-34000', '2024-01-01')).zone).toBe('A')
  // The list that comes with the application counts from 2026-06-26.
  expect((await figuresOf('montpellier-34000', '2026-06-26')).zone).toBe('A')
  expect((await figuresOf('paris-75011', '2025-10-01')).zone).toBe('C')
  expect((await claire.call('GET', '/api/v3/locations/montpellier-34000?date=hier')).statusCode).toBe(422)
})

test('the same again changes nothing; another of the same day takes its place', async () => {
  await imported('zones', zones('1er juillet 2026', 'B2'))
  expect((await imported('zones', zones('1er juillet 2026', 'B2'))).lists).toMatchObject([{ isNew: false }])
  expect((await imported('zones', zones('1er juillet 2026', 'B1'))).lists).toMatchObject([{ isNew: true }])
  // The job of the application does by itself what the other tests ask of it.
  while ((await figuresOf('montpellier-34000', '2026-07-01')).zone !== 'B1') await setTimeout(100)
  expect(await running.database.query('SELECT FROM official_lists')).toHaveLength(1)
})

test('rents, renewed towns, priority districts, thresholds and municipalities are read in their formats, and counted from their day', async () => {
  await imported('rents', Buffer.from(RENTS, 'latin1'), { on: '2026-01-01' })
  expect(await imported('ort', ORT)).toMatchObject({ lists: [{ as_of: '2025-12-11', count: 1 }] })
  await imported('qpv', QPV, { on: '2024-01-01' })
  const rates = Object.fromEntries(
    ['fixed_under_10y', 'fixed_10_to_20y', 'fixed_20y_plus', 'variable', 'bridge'].map((name) => [
      name,
      { threshold: 4.11 },
    ]),
  )
  await imported('rates', JSON.stringify({ quarters: [{ from: '2026-10-01', rates }] }), { name: 'usure.json' })
  const communes = [
    {
      code: '34999',
      nom: 'Nouvelle-sur-Lez',
      codesPostaux: ['34980'],
      codeDepartement: '34',
      codeRegion: '76',
      population: 10,
    },
  ]
  await imported('communes', JSON.stringify(communes), { on: '2026-01-01', name: 'communes.json' })

  await takeIn()
  expect((await claire.call('GET', '/api/v3/locations/nouvelle-sur-lez-34980')).statusCode).toBe(200)
  expect(await figuresOf('montpellier-34000')).toMatchObject({
    rent_per_square_meter: 18,
    qpv: ['Mosson', 'Deux Rives'],
    rates: { fixed_20y_plus: 0.0411 },
  })
  expect((await figuresOf('montpellier-34000', '2025-12-31')).rent_per_square_meter).toBe(13.9)
  expect((await figuresOf('beziers-34500')).ort).toEqual({ signed_on: '2019-12-13', ends_on: '2026-12-31' })
  expect((await figuresOf('sete-34200')).ort).toBeNull()
  expect((await figuresOf('montpellier-34000')).sources['rent']?.source).toContain('Estimations ANIL')
  expect((await claire.call('GET', '/api/v3/locations/montpellier-34000')).statusCode).toBe(200)
})

test.each([
  ['zones', 'a;b\n1;2\n', 'CODGEO'],
  ['zones', zones('5 juillet 2024', 'Z').replace('75056', 'x'), 'trop de ses lignes'],
  ['rents', RENTS, '--on'],
  ['rates', '{"quarters":[{"from":"2026-10-01","rates":{}}]}', 'trop de ses lignes'],
  ['communes', 'no json', 'JSON'],
] as const)('a file of %s that is not what it should be is refused whole (%#)', async (kind, content, reason) => {
  await expect(imported(kind, content)).rejects.toThrow(reason)
  expect(await running.database.query('SELECT FROM official_lists')).toHaveLength(0)
})

test('the map of the rents of houses is not that of flats', async () => {
  await expect(imported('rents', RENTS, { on: '2026-01-01', name: 'pred-mai-mef-dhup.csv' })).rejects.toThrow(
    'appartements',
  )
})

describe('an address', () => {
  let site: Server
  let address: string
  beforeEach(async () => {
    site = createServer((request, response) => {
      if (request.url === '/moved.csv') response.writeHead(302, { location: `${address}/zones.csv` }).end()
      else if (request.url === '/zones.csv') response.end(zones('5 septembre 2025', 'B1'))
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`
  })
  afterEach(() => new Promise((resolve) => site.close(resolve)))

  test('is read by the command; who redirects, does not answer or has too much is refused', async () => {
    const run = (...parameters: string[]) =>
      runBuilt('importFiles', parameters, { DATABASE_URL: running.database.url, DATA_DIR: folder })
    const first = run('zones', `${address}/zones.csv`)
    expect([await first.ended, first.output()]).toEqual([0, expect.stringContaining('Au 2025-09-05\u00a0: 2 valeurs.')])
    const moved = run('zones', `${address}/moved.csv`)
    expect([await moved.ended, moved.output()]).toEqual([1, expect.stringContaining('renvoie à une autre adresse')])
    expect(await run('zones', `${address}/zones.csv`, '--on', 'hier').ended).toBe(2)

    const asked = { largest: 1_000, timeoutMs: 10_000, redirects: 1, mayBeInside: true }
    expect((await downloadFile(`${address}/moved.csv`, asked)).toString()).toContain('Montpellier')
    await expect(downloadFile(`${address}/none.csv`, asked)).rejects.toThrow('404')
    await expect(downloadFile(`${address}/zones.csv`, { ...asked, largest: 10 })).rejects.toThrow('dépasse')
    await expect(downloadFile('file:///etc/passwd', asked)).rejects.toThrow('https://')
    for (const hidden of [
      address,
      address.replace('127.0.0.1', 'localhost'),
      'http://[::1]/',
      'http://169.254.169.254/',
    ])
      await expect(downloadFile(hidden, { ...asked, mayBeInside: false })).rejects.toThrow('réseau privé')
  })
})

/** The official files, where they are beside the project. */
const whereOfficial = existsSync(OFFICIAL) ? test : test.skip
whereOfficial('the official files of shared/data are read whole', async () => {
  const read = (name: string) => readFileSync(path.join(OFFICIAL, name))
  // Counts of the lists as published, 2025-09-05 and 2024-07-05: 34,875 and 34,935 municipalities.
  expect(await imported('zones', read('zonage-abc-communes-2025-09-05.csv'))).toEqual({
    lists: [{ as_of: '2025-09-05', count: 34_875, isNew: true }],
    refused: [],
  })
  expect((await imported('zones', read('zonage-abc-communes-2024-07-05.csv'))).lists).toMatchObject([
    { as_of: '2024-07-05', count: 34_935 },
  ])
  const rents = gunzipSync(read('carte_loyers_appartement.csv.gz'))
  expect((await imported('rents', rents, { on: '2025-12-01' })).lists).toMatchObject([{ count: 34_900 }])
  expect((await imported('ort', read('ort-communes.csv'))).lists[0]?.count).toBeGreaterThan(2_000)
  await takeIn()
  expect((await figuresOf('montpellier-34000', '2025-10-01')).sources['zone']?.as_of).toBe('2025-09-05')
  // 15.492 € with charges (carte des loyers 2025), of which nine tenths.
  expect(await figuresOf('montpellier-34000', '2025-12-01')).toMatchObject({ zone: 'A', rent_per_square_meter: 13.9 })
})
