import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileSource, importForFirm, type ImportReport } from '#features/catalogue/server'
import { list } from '../../../support/server/documents'
import { runBuilt } from '../../../support/server/programs'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

const NOW = new Date('2026-11-20T09:00:00Z')

const PROGRAM_HEADINGS =
  'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison;gestionnaire;taux_commission;maj'
const LOT_HEADINGS =
  'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20;parkings;loyer_marche_hc;orientation'
const TERRASSES =
  'LEZ;Promoteur X;Les Terrasses du Lez;commercialisation;34000;Montpellier;long_term_rental;T2 2028;;6,5;'
const MOULIN = 'MOU;Promoteur X;Le Moulin;travaux;44000;Nantes;lmnp-amortissement;30/06/2027;Étudiants & Co;;2026-11-01'

let running: TestApp
let folder: string
let claire: Caller
let aurore: Caller

beforeEach(async () => {
  running = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'solive-import-'))
  claire = await running.logIn('c.aubrac@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
})
afterEach(async () => {
  await running.close()
  await rm(folder, { recursive: true })
})

const lot = (reference: string, price = '219 900,00', more = {}): string => {
  const cells = {
    program: 'LEZ',
    status: 'disponible',
    kind: 'appartement',
    rooms: 'T2',
    parkings: '',
    exposure: 'S',
    ...more,
  }
  return [
    cells.program,
    'Promoteur X',
    reference,
    cells.kind,
    cells.rooms,
    cells.status,
    '42,35',
    price,
    cells.parkings,
    '690',
    cells.exposure,
  ].join(';')
}

const csv = (headings: string, lines: readonly string[]): string => `\ufeff${[headings, ...lines].join('\r\n')}\r\n`

interface Asked {
  readonly programs?: readonly string[]
  readonly lots?: readonly string[]
  readonly company?: string
  readonly isFull?: boolean
  readonly isDryRun?: boolean
  readonly now?: Date
}

async function written(name: string, content: string | Buffer) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return fileSource(name, file)
}

async function imported({
  programs,
  lots,
  company,
  isFull = false,
  isDryRun = false,
  now = NOW,
}: Asked): Promise<ImportReport> {
  const sources = [
    ...(lots ? [await written('lots.csv', csv(LOT_HEADINGS, lots))] : []),
    ...(programs ? [await written('programmes.csv', csv(PROGRAM_HEADINGS, programs))] : []),
  ]
  return importForFirm(running.database, sources, company, { isFull, isDryRun, now: () => now })
}

const counted = ({ programs, properties }: ImportReport) =>
  [programs, properties].map(({ created, updated, unchanged, withdrawn, rejected }) =>
    [created, updated, unchanged, withdrawn, rejected].join(' '),
  )

const get = (caller: Caller, address: string) => caller.call('GET', `/api/v3/${address}`)
const attributes = async (caller: Caller, address: string) =>
  list(await get(caller, address)).map((resource) => resource.attributes)
const lotsOf = (caller: Caller, program = 'Terrasses Lez', more = '') =>
  attributes(caller, `properties?q=${encodeURIComponent(program)}&page[size]=100${more}`)
const statuses = async () =>
  Object.fromEntries((await lotsOf(claire)).map(({ reference, status }) => [String(reference), status]))

describe('a feed', () => {
  test('brings programmes and lots that every firm sees, and the same again changes nothing', async () => {
    const feed = {
      programs: [TERRASSES, MOULIN],
      lots: [lot('A101', '219 900,00', { parkings: 'P12' }), lot('P12', '15 000', { kind: 'parking', rooms: '' })],
    }
    expect(counted(await imported({ ...feed, isDryRun: true }))).toEqual(['2 0 0 0 0', '2 0 0 0 0'])
    expect(await lotsOf(claire)).toEqual([])

    const report = await imported(feed)
    expect(counted(report)).toEqual(['2 0 0 0 0', '2 0 0 0 0'])
    expect(report.lines).toEqual([])
    const [program] = await attributes(claire, 'programs?q=terrasses%20lez')
    expect(program).toMatchObject({
      name: 'Les Terrasses du Lez',
      reference: 'LEZ',
      municipality: 'montpellier-34000',
      delivery_date: '2028-06-30',
      property_count: 1,
      lowest_price: 234_900,
    })
    for (const caller of [claire, aurore])
      expect(await lotsOf(caller)).toEqual([
        expect.objectContaining({
          kind: 'apartment',
          property_price: 234_900,
          parking_price: 15_000,
          status: 'available',
        }),
      ])
    expect(await lotsOf(claire, 'Terrasses Lez', '&filter[kind]=parking')).toEqual([
      expect.objectContaining({ reference: 'P12', property_price: 15_000 }),
    ])
    const [moulin] = list(await get(claire, 'programs?q=moulin&include=manager'))
    expect(moulin?.attributes).toMatchObject({ source_updated_at: '2026-11-01T00:00:00.000Z' })
    expect(await running.database.query(`SELECT name FROM managers WHERE name = 'Étudiants & Co'`)).toHaveLength(1)

    expect(counted(await imported(feed))).toEqual(['0 0 2 0 0', '0 0 2 0 0'])
  })

  test('refuses a bad line alone, and names its line, its column and why', async () => {
    const report = await imported({
      programs: [TERRASSES],
      lots: [
        lot('A101'),
        lot('A102', 'beaucoup'),
        lot('A101'),
        lot('A103', '200 000', { program: 'ABS' }),
        lot('A104', '200 000', { exposure: 'haut' }),
      ],
    })
    expect(counted(report)).toEqual(['1 0 0 0 0', '2 0 0 0 3'])
    expect(report.lines.map(({ line, column, outcome }) => [line, column, outcome])).toEqual([
      [3, 'prix_ttc_20', 'neutralised'],
      [3, 'prix_ttc_20', 'rejected'],
      [4, 'ref_lot', 'rejected'],
      [5, 'ref_programme', 'rejected'],
      [6, 'orientation', 'neutralised'],
    ])
    expect((await lotsOf(claire)).map(({ reference }) => reference).sort()).toEqual(['A101', 'A104'])
  })

  test('that is whole withdraws what it does not name, never deletes it, and brings it back when it names it again', async () => {
    const lots = ['A101', 'A102', 'A103'].map((reference) => lot(reference))
    const sold = lot('A104', '219 900,00', { status: 'vendu' })
    await imported({ programs: [TERRASSES], lots: [...lots, sold] })
    const before = await running.database.query('SELECT id FROM properties ORDER BY id')
    expect(counted(await imported({ programs: [TERRASSES], lots: lots.slice(0, 2) }))[1]).toBe('0 0 2 0 0')
    const wrong = lot('A102', 'beaucoup')
    const report = await imported({ programs: [TERRASSES], lots: [lot('A101'), wrong], isFull: true })
    expect(counted(report)).toEqual(['0 0 1 0 0', '0 0 1 1 1'])
    expect(await statuses()).toEqual({ A101: 'available', A102: 'available', A103: 'withdrawn', A104: 'sold' })
    expect(await running.database.query('SELECT id FROM properties ORDER BY id')).toEqual(before)
    expect(counted(await imported({ programs: [TERRASSES], lots }))[1]).toBe('0 1 2 0 0')
    expect(await statuses()).toMatchObject({ A103: 'available' })

    const other = 'MOU;Promoteur X;A1;appartement;T1;disponible;20;100 000;;;'
    expect(counted(await imported({ programs: [MOULIN], lots: [other], isFull: true }))).toEqual([
      '1 0 0 1 0',
      '1 0 0 3 0',
    ])
    expect(await statuses()).toMatchObject({ A101: 'withdrawn', A104: 'sold' })
  })

  test('that is whole withdraws nothing when a line does not say its lot', async () => {
    await imported({ programs: [TERRASSES], lots: [lot('A101'), lot('A102')] })
    const report = await imported({ programs: [TERRASSES], lots: [lot('A101'), lot('')], isFull: true })
    expect(counted(report)[1]).toBe('0 0 1 0 1')
    expect(report.lines.map(({ message }) => message).join()).toContain('rien n’est retiré')
    expect(await statuses()).toEqual({ A101: 'available', A102: 'available' })
  })

  test('keeps the prices that there were', async () => {
    await imported({ programs: [TERRASSES], lots: [lot('A101')] })
    const later = new Date('2026-11-27T09:00:00Z')
    expect(counted(await imported({ lots: [lot('A101', '209 900')], now: later }))).toEqual(['0 0 0 0 0', '0 1 0 0 0'])
    const [kept] = list(await get(claire, 'properties?q=terrasses%20lez'))
    expect(kept?.attributes).toMatchObject({
      property_price: 209_900,
      previous_price: 219_900,
      price_changed_on: '2026-11-27',
    })
    const answer = await get(claire, `properties/${String(kept?.id)}?include=price_changes`)
    expect(answer.json<{ included: { attributes: object }[] }>().included.map((change) => change.attributes)).toEqual([
      { changed_on: '2026-11-27', previous_price: 219_900, property_price: 209_900 },
    ])
  })

  test('of one firm is seen by it alone, beside the same programme of all', async () => {
    await imported({ programs: [TERRASSES], lots: [lot('A101')], company: 'cabinet-ormeval-patrimoine' })
    expect(await lotsOf(claire)).toHaveLength(1)
    expect(await lotsOf(aurore)).toHaveLength(0)
    expect(await attributes(aurore, 'promoters')).not.toContainEqual(expect.objectContaining({ name: 'Promoteur X' }))
    await imported({ programs: [TERRASSES], lots: [lot('A101', '1 000')] })
    expect((await lotsOf(aurore)).map(({ property_price }) => property_price)).toEqual([1_000])
    await expect(imported({ programs: [TERRASSES], company: 'personne' })).rejects.toThrow('Aucune société')
  })

  test('is told in the audit trail of the firms that it is for', async () => {
    await imported({ programs: [TERRASSES], lots: [lot('A101')], company: 'Cabinet Ormeval Patrimoine' })
    const rows = await running.database.query(
      `SELECT c.name, a.actor, a.details FROM audit_events a JOIN companies c ON c.id = a.company_id WHERE a.action = 'imported'`,
    )
    expect(rows).toEqual([
      { name: 'Cabinet Ormeval Patrimoine', actor: null, details: expect.stringContaining('"count":1') as unknown },
    ])
  })
})

describe('a file', () => {
  const read = async (name: string, content: string | Buffer) =>
    importForFirm(running.database, [await written(name, content)], undefined, {
      isFull: false,
      isDryRun: false,
      now: () => NOW,
    })
  const programs = csv(PROGRAM_HEADINGS, [TERRASSES.replace('Les Terrasses', 'L’Été à'), MOULIN]).slice(1)

  test.each([
    ['in UTF-8 without its mark', Buffer.from(programs)],
    ['in Windows-1252', Buffer.from(programs.replaceAll('’', '\u0092'), 'latin1')],
    ['packed', gzipSync(`\ufeff${programs}`)],
    ['between tabulations', Buffer.from(programs.replaceAll(';', '\t'))],
    ['between commas and quotes', Buffer.from(programs.replaceAll('6,5', '"6,5"').replaceAll(';', ','))],
  ])('%s is read', async (_, content) => {
    expect(counted(await read('programmes.csv', content))).toEqual(['2 0 0 0 0', '0 0 0 0 0'])
    expect(await attributes(claire, 'programs?q=ete')).toContainEqual(
      expect.objectContaining({ name: 'L’Été à du Lez' }),
    )
  })

  test.each([
    ['random bytes', randomBytes(1_000_000), 'pas un fichier de texte'],
    ['one endless line', Buffer.alloc(1_000_000, 'a'), 'manquent'],
    ['a million quotes', Buffer.alloc(1_000_000, '"'), 'manquent'],
    ['nothing', Buffer.from(''), 'vide'],
    ['a damaged archive', gzipSync(programs).subarray(0, 60), 'abîmée'],
    ['Poliris', Buffer.from('"AG"!#"REF"!#"Vente"\n'), 'Poliris'],
    ['other columns', Buffer.from('nom;prénom\nA;B\n'), 'ref_programme'],
  ])('of %s is refused, and nothing is imported', async (_, content, reason) => {
    await expect(read('x.csv', content)).rejects.toThrow(reason)
  })

  test('with a line that is cut short has it refused, and the others read', async () => {
    const report = await read('programmes.csv', `${PROGRAM_HEADINGS}\nLEZ;Promoteur X\n${MOULIN}\n`)
    expect(counted(report)[0]).toBe('1 0 0 0 1')
    expect(report.lines.map(({ line }) => line)).toEqual([2])
  })
})

describe('the command', () => {
  const run = (...parameters: string[]) =>
    runBuilt('importFiles', parameters, { DATABASE_URL: running.database.url, DATA_DIR: folder })

  test('killed half-way, it is ended by the same again; it writes its report', async () => {
    const programs = Array.from({ length: 300 }, (_, index) => TERRASSES.replace('LEZ', `L${index}`))
    const lots = Array.from({ length: 3_000 }, (_, index) =>
      lot(`A${index}`, '200 000', { program: `L${index % 300}` }),
    )
    await written('programmes.csv', csv(PROGRAM_HEADINGS, programs))
    await written('lots.csv', csv(LOT_HEADINGS, lots))
    const files = ['lots.csv', 'programmes.csv'].map((name) => path.join(folder, name))
    const countOf = async (table: string): Promise<number> => {
      const rows = await running.database.query<{ count: number }>(
        `SELECT count(*) FROM ${table === 'programs' ? "programs WHERE reference LIKE 'L%'" : "properties WHERE program_id IN (SELECT id FROM programs WHERE reference LIKE 'L%')"}`,
      )
      return rows[0]?.count ?? 0
    }
    const first = run('programmes', ...files)
    while ((await countOf('programs')) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await first.end('SIGKILL')
    const half = await countOf('programs')
    expect(await countOf('properties')).toBe(half * 10)

    const report = path.join(folder, 'rapport.json')
    const second = run('programmes', ...files, '--report', report)
    expect(await second.ended).toBe(0)
    const { programs: counts, lines } = JSON.parse(await readFile(report, 'utf8')) as ImportReport
    expect([counts.created + counts.unchanged, counts.rejected, lines]).toEqual([300, 0, []])
    expect(await countOf('properties')).toBe(3_000)
    expect(second.output()).toContain('Lots\u00a0: ')
  })

  test('is used wrongly with 2, refuses a file with 1', async () => {
    await written('x.csv', 'a;b\n')
    expect(await run('programmes').ended).toBe(2)
    expect(await run('programmes', path.join(folder, 'x.csv'), '--company', 'personne').ended).toBe(2)
    const refused = run('programmes', path.join(folder, 'x.csv'))
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain('Rien n’a été importé')
  })
})
