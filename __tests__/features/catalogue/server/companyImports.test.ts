import { setTimeout } from 'node:timers/promises'
import { lotState } from '#features/catalogue/server'
import { list } from '../../../support/server/documents'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const PROGRAMS =
  'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison\n' +
  'LEZ;Promoteur X;Les Terrasses du Lez;commercialisation;34000;Montpellier;long_term_rental;T2 2028\n'
const LOTS = 'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20\n'
const lot = (reference: string, price: number) =>
  `LEZ;Promoteur X;${reference};appartement;T2;disponible;42,35;${String(price)}\n`

interface Import {
  readonly id: string
  readonly attributes: {
    readonly state: string
    readonly failure: string | null
    readonly done: number
    readonly total: number | null
    readonly is_undoable: boolean
    readonly properties?: Readonly<Record<string, number>>
    readonly lines?: readonly { readonly line: number; readonly column: string | null }[]
    readonly changes?: readonly object[]
  }
}

let running: TestApp
let helene: Caller
let aurore: Caller
let samir: Caller

beforeEach(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
  samir = await running.logIn('s.benkacem@ormeval.example')
})
afterEach(() => running.close())

const IMPORTS = '/api/v3/company/imports'
const dataUrl = (content: string) => `data:text/csv;base64,${Buffer.from(content).toString('base64')}`
const files = (contents: Readonly<Record<string, string>>) =>
  Object.entries(contents).map(([name, content]) => ({ name, file: dataUrl(content) }))
async function read(caller: Caller, id: string): Promise<Import['attributes']> {
  return (await caller.call('GET', `${IMPORTS}/${id}`)).json<{ data: Import }>().data.attributes
}

/** Waits for the end of an import, which goes on behind the requests. */
async function ended(id: string): Promise<Import['attributes']> {
  const attributes = await read(helene, id)
  if (attributes.state !== 'waiting' && attributes.state !== 'running') return attributes
  await setTimeout(20)
  return ended(id)
}

/** Sends files, and waits for what becomes of them. */
async function sent(
  contents: Readonly<Record<string, string>>,
  more: object = {},
): Promise<{ id: string } & Import['attributes']> {
  const answer = await helene.call('POST', IMPORTS, { files: files(contents), ...more })
  expect(answer.statusCode).toBe(202)
  const { id } = answer.json<{ data: Import }>().data
  return { id, ...(await ended(id)) }
}

const undo = (caller: Caller, id: string) => caller.call('PUT', `${IMPORTS}/${id}`, { action: 'undo' })
const lotsSeen = async (caller: Caller) =>
  list(await caller.call('GET', '/api/v3/properties?q=terrasses%20lez&sort=-property_price')).map(({ attributes }) => [
    attributes['property_price'],
    attributes['status'],
  ])

const pricesSeen = async () => (await lotsSeen(helene)).map(([price]) => price)

test('a preview writes nothing; the import is run, told line by line, and seen by its firm alone', async () => {
  const content = { 'programmes.csv': PROGRAMS, 'lots.csv': `${LOTS}${lot('A1', 200_000)}LEZ;Promoteur X;A2;?\n` }
  const preview = await sent(content, { dry_run: true })
  expect(preview).toMatchObject({ state: 'done', is_undoable: false, properties: { created: 1, rejected: 1 } })
  expect(await lotsSeen(helene)).toEqual([])

  const done = await sent(content)
  expect(done).toMatchObject({ state: 'done', done: 1, total: 1, is_undoable: true, properties: { created: 1 } })
  expect(done.lines?.map(({ line }) => line)).toEqual([3])
  expect(await lotsSeen(helene)).toEqual([[200_000, 'available']])
  expect(await lotsSeen(aurore)).toEqual([])
  const listed = (await helene.call('GET', IMPORTS)).json<{ data: Import[] }>().data
  expect(listed.map(({ attributes: { lines } }) => lines)).toEqual([undefined, undefined])
})

test('undone, what it made is withdrawn, what it changed is put back, and what was changed since is left and said', async () => {
  await sent({ 'programmes.csv': PROGRAMS, 'lots.csv': LOTS + lot('A1', 300_000) + lot('A2', 200_000) })
  const second = await sent({ 'lots.csv': LOTS + lot('A1', 290_000) + lot('A2', 190_000) + lot('A3', 100_000) })
  await sent({ 'lots.csv': LOTS + lot('A2', 180_000) })

  const meta = {
    withdrawn: 1,
    restored: 1,
    changes: expect.arrayContaining([
      {
        type: 'property',
        outcome: 'restored',
        name: 'Les Terrasses du Lez, lot A1',
        before: { property_price: 290_000 },
        after: { property_price: 300_000 },
      },
      {
        type: 'property',
        outcome: 'withdrawn',
        name: 'Les Terrasses du Lez, lot A3',
        before: { status: 'available' },
        after: { status: 'withdrawn' },
      },
    ]) as unknown,
    kept: [{ name: 'Les Terrasses du Lez, lot A2', message: 'Modifié depuis cet import\u00a0: laissé tel quel.' }],
  }
  const foreseen = await helene.call('PUT', `${IMPORTS}/${second.id}`, { action: 'undo', dry_run: true })
  expect(foreseen.json<{ meta: object }>().meta).toEqual(meta)
  expect(await pricesSeen()).toEqual([290_000, 180_000, 100_000])

  const answer = await undo(helene, second.id)
  expect([answer.statusCode, answer.json<{ meta: object }>().meta]).toEqual([200, meta])
  expect(await lotsSeen(helene)).toEqual([
    [300_000, 'available'],
    [180_000, 'available'],
    [100_000, 'withdrawn'],
  ])
  const history = await running.database.query(
    `SELECT c.previous_price, c.property_price FROM property_price_changes c JOIN properties l ON l.id = c.property_id
     JOIN programs g ON g.id = l.program_id WHERE g.reference = 'LEZ' AND l.reference = 'A1' ORDER BY c.property_price`,
  )
  expect(history).toEqual([
    { previous_price: 300_000, property_price: 290_000 },
    { previous_price: 290_000, property_price: 300_000 },
  ])
  expect((await read(helene, second.id)).state).toBe('undone')
  expect((await undo(helene, second.id)).statusCode).toBe(409)
})

test('undone, an import leaves a lot that a sale holds since', async () => {
  const optioned = lot('A1', 200_000).replace('disponible', 'option')
  const { id } = await sent({ 'programmes.csv': PROGRAMS, 'lots.csv': LOTS + optioned })
  await sent({ 'lots.csv': LOTS + lot('A1', 200_000) })
  const [found] = await running.database.query<{ id: string }>(
    "SELECT l.id FROM properties l JOIN programs g ON g.id = l.program_id WHERE g.reference = 'LEZ'",
  )
  await lotState.writeLotStatus(running.database, found?.id ?? '', 'optioned')

  const { kept } = (await undo(helene, id)).json<{ meta: { kept: readonly { name: string }[] } }>().meta
  expect(kept.map(({ name }) => name)).toEqual(['Les Terrasses du Lez, lot A1'])
  expect(await lotsSeen(helene)).toEqual([[200_000, 'optioned']])
})

test('a preview tells what it would make of each lot, is imported as it was read, and is gone after a day', async () => {
  await sent({ 'programmes.csv': PROGRAMS, 'lots.csv': LOTS + lot('A1', 300_000) + lot('A2', 200_000) })
  const next = { 'lots.csv': LOTS + lot('A1', 290_000) + lot('A3', 100_000) }
  const preview = await sent(next, { dry_run: true, full: true })
  expect(preview.changes).toEqual([
    {
      type: 'property',
      outcome: 'updated',
      name: 'Les Terrasses du Lez, lot A1',
      file: 'lots.csv',
      line: 2,
      before: { property_price: 300_000 },
      after: { property_price: 290_000 },
    },
    expect.objectContaining({ outcome: 'created', name: 'Les Terrasses du Lez, lot A3', line: 3, before: {} }),
    expect.objectContaining({ outcome: 'withdrawn', name: 'Les Terrasses du Lez, lot A2', file: null, line: null }),
  ])
  expect(await pricesSeen()).toEqual([300_000, 200_000])
  const run = () => helene.call('PUT', `${IMPORTS}/${preview.id}`, { action: 'import' })
  expect((await run()).statusCode).toBe(200)
  expect(await ended(preview.id)).toMatchObject({ state: 'done', is_undoable: true, properties: { withdrawn: 1 } })
  expect(await lotsSeen(helene)).toEqual([
    [290_000, 'available'],
    [200_000, 'withdrawn'],
    [100_000, 'available'],
  ])
  expect((await run()).statusCode).toBe(409)
  expect(await running.database.query('SELECT FROM catalogue_import_files')).toHaveLength(0)

  const forgotten = await sent(next, { dry_run: true })
  running.setNow(new Date(Date.now() + 2 * 86_400_000))
  const later = await running.logIn('h.vautrin@ormeval.example')
  const statusOf = async (): Promise<number> => (await later.call('GET', `${IMPORTS}/${forgotten.id}`)).statusCode
  while ((await statusOf()) === 200) await setTimeout(20)
  expect(await statusOf()).toBe(404)
})

test('columns are guessed by their headings, chosen by whom knows the file, and kept for the same provider', async () => {
  const content =
    'Programme;Lot;nature;typologie;statut;surface_habitable;Prix;Divers\nLEZ;A1;appartement;T2;libre;42;210000;x\n'
  const asked = { files: files({ 'lots.csv': content }), provider: 'Promoteur X' }
  const columns = async (caller = helene) => {
    const answer = await caller.call('POST', `${IMPORTS}/columns`, asked)
    return answer.json<{ data: { files: { kind: string; columns: Readonly<Record<string, string>>[] }[] } }>().data
  }
  const [guessed] = (await columns()).files
  expect(guessed?.columns.map(({ properties }) => properties)).toEqual([
    ...['', '', 'kind', 'typology', 'status', 'surface', '', ''],
  ])
  expect(guessed?.columns[6]).toMatchObject({ heading: 'Prix', example: '210000' })

  const mapping = [['program_ref', 'lot_ref', 'kind', 'typology', 'status', 'surface', 'price_ttc_20', '']]
  const programs = PROGRAMS.replace('nom_programme', 'Nom').replace('statut_programme', 'Statut')
  const ofPrograms = 'program_ref promoter_ref name status postal_code city regulations delivery_date'.split(' ')
  await sent({ 'programmes.csv': programs }, { mapping: [ofPrograms] })
  const done = await sent({ 'lots.csv': content }, { provider: 'Promoteur X', mapping })
  expect(done).toMatchObject({ state: 'done', properties: { created: 1, rejected: 0 }, lines: [] })
  expect(await pricesSeen()).toEqual([210_000])
  const [known] = (await columns()).files
  expect(known).toMatchObject({ kind: 'properties' })
  expect(known?.columns.map(({ properties }) => properties)).toEqual(mapping[0])
  const other = await running.logIn('a.lestivel@vermeil.example')
  expect((await columns(other)).files[0]?.columns[0]).toMatchObject({ properties: '' })

  const short = await sent({ 'lots.csv': content }, { mapping: [['program_ref']] })
  expect(short).toMatchObject({ state: 'failed', failure: expect.stringContaining('colonnes') as unknown })
  const wrong = await helene.call('POST', IMPORTS, { ...asked, mapping: [['nowhere']] })
  expect(wrong.statusCode).toBe(422)
})

test('after seven days an import stays', async () => {
  const { id } = await sent({ 'programmes.csv': PROGRAMS, 'lots.csv': LOTS + lot('A1', 300_000) })
  running.setNow(new Date(Date.now() + 8 * 86_400_000))
  const later = await running.logIn('h.vautrin@ormeval.example')
  expect((await undo(later, id)).statusCode).toBe(409)
  expect(await lotsSeen(later)).toEqual([[300_000, 'available']])
})

test('a file that is no feed fails the import with its reason', async () => {
  expect(await sent({ 'x.csv': 'a;b\n1;2\n' })).toMatchObject({
    state: 'failed',
    is_undoable: false,
    failure: expect.stringContaining('x.csv\u00a0: les colonnes') as unknown,
  })
})

test('it is for those who manage the firm, each their own', async () => {
  const { id } = await sent({ 'programmes.csv': PROGRAMS })
  expect((await aurore.call('GET', `${IMPORTS}/${id}`)).statusCode).not.toBe(200)
  expect((await undo(aurore, id)).statusCode).not.toBe(200)
  for (const answer of [
    await samir.call('GET', IMPORTS),
    await samir.call('POST', `${IMPORTS}/columns`, { files: files({ 'programmes.csv': PROGRAMS }) }),
    await samir.call('POST', IMPORTS, { files: files({ 'programmes.csv': PROGRAMS }) }),
    await undo(samir, id),
  ])
    expect(answer.statusCode).toBe(403)
  expect((await helene.call('POST', IMPORTS, {})).statusCode).toBe(422)
})

test('an import whose runner stopped is taken up by another, and undone whole', async () => {
  const content = { 'programmes.csv': PROGRAMS, 'lots.csv': LOTS + lot('A1', 300_000) }
  const { id } = await sent(content)
  const preview = await sent(content, { dry_run: true })
  // As if it had written everything, and not ended: its files are still there.
  await running.database.query('UPDATE catalogue_import_files SET import_id = $1', [id])
  const since = TEST_INSTANT.toISOString()
  await running.database.query(`UPDATE catalogue_imports SET state = 'running', running_at = $1 WHERE id <> $2`, [
    since,
    preview.id,
  ])
  running.setNow(new Date(TEST_INSTANT.getTime() + 120_000))
  expect(await ended(id)).toMatchObject({ state: 'done', properties: { unchanged: 1 } })
  await undo(helene, id)
  expect(await lotsSeen(helene)).toEqual([[300_000, 'withdrawn']])
})
