import { randomUUID } from 'node:crypto'
import { clientFileSections } from '#features/clientFile/contract/household'
import { outbox } from '#server/repositories'
import { writeLetter } from '#server/services'
import { create, createFile, list, newLead, type AnsweredDocument } from '../../../support/server/documents'
import { readPdf } from '../../../support/server/readPdf'
import { samplesOf } from '../../../support/server/samples'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const FILES = '/api/v3/client-files'

const PARTS = {
  person: { address: '17 venelle des Glycines', birthdate: '1971-03-14' },
  companion: { honorific: 'mrs', firstname: 'Oanez', lastname: 'Trividic', employer: 'Faïencerie Trividic' },
  'running-reductions': { cap: 'general', amount: 1_200, last_year: 2030 },
  'simulation-loans': { kind: 'employer', amount: 20_000, rate: 0.01, duration: 120 },
  'professional-situation': { employer: 'Conserverie Kerzoncuff' },
  'current-loans': { monthly_credit: 219.87, rate: 0.0217, end_date: '2031-02-07', comment: 'Prêt de sa tante Enora' },
  heritage: { liquidity: 61_234.56, main_residence_value: 287_654.32 },
  notes: { note: 'Pense à vendre le voilier Morgane.' },
  'simulation-charges': { label: 'Entretien de la glycine', amount: 131.73 },
  children: { birthdate: '2015-05-05', has_alternating_custody: false, is_handicapped: false },
  'objective-locations': { location: 'lyon-69001' },
  scenarios: { name: 'Avec la glycine' },
} as const
const REASON = 'Trop loin du port du Ster'
/** What is known of the household, as the database writes it. */
const KNOWN = [
  'Yvelin',
  'Kerzoncuff',
  'yvelin.kerzoncuff',
  '98 88 07',
  '0639988807',
  'glycine',
  'Glycines',
  '1971-03-14',
  'Oanez',
  'Trividic',
  'Faïencerie',
  'Conserverie',
  'Enora',
  '2031-02-07',
  'Morgane',
  'Ster',
  '3917.63',
  '3121.57',
  '127.31',
  '783.29',
  '213.41',
  '219.87',
  '61234.56',
  '287654.32',
  '131.73',
]

/** Where each value is found, in every table and column of the database. */
async function whereabouts(values: readonly string[]): Promise<Map<string, string[]>> {
  const tables = await running.database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname",
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const rows = await running.database.query<{ value: string }>(
      `SELECT DISTINCT value FROM unnest($1::text[]) value JOIN ${name} t ON strpos(t::text, value) > 0`,
      [values],
    )
    for (const { value } of rows) found.set(value, [...(found.get(value) ?? []), name])
  }
  return found
}

/** A file that came from a lead, with something in each part of it. */
async function fullFile(): Promise<{ file: string; lead: string }> {
  const lead = await create(claire, '/api/v3/client-leads', newLead)
  const file = await create(claire, FILES, { client_lead: lead })
  for (const { path, cardinality, definition } of clientFileSections) {
    const attributes =
      new Map<string, object>(Object.entries(PARTS)).get(path) ?? (cardinality === 'many' && samplesOf(definition))
    if (attributes === false) continue
    const written = await claire.call(cardinality === 'one' ? 'PUT' : 'POST', `${FILES}/${file}/${path}`, attributes, {
      'idempotency-key': randomUUID(),
    })
    expect([path, written.statusCode]).toEqual([path, cardinality === 'one' ? 200 : 201])
  }
  const [property] = list(await claire.call('GET', '/api/v3/properties?page[size]=1'))
  await claire.call(
    'POST',
    `${FILES}/${file}/property-proposals`,
    { property_id: property?.id, status: 'discarded', reason: REASON },
    { 'idempotency-key': randomUUID() },
  )
  return { file, lead }
}

/** Deletes a file, and takes it out of the trash. */
async function erase(file: string): Promise<void> {
  for (const address of [`${FILES}/${file}`, `/api/v3/trash/${file}`])
    expect((await claire.call('DELETE', address)).statusCode).toBe(204)
}

describe('a file that is deleted', () => {
  test('stays in the trash alone; taken out of it, it leaves no value of its household in any table, and a trace without a name', async () => {
    const { file, lead } = await fullFile()
    const company =
      (
        await running.database.query<{ company_id: string }>('SELECT company_id FROM client_files WHERE id = $1', [
          file,
        ])
      )[0]?.company_id ?? ''
    const letter = writeLetter({
      subject: 'Étude',
      paragraphs: ['L’étude de Yvelin Kerzoncuff est prête.'],
      link: { label: 'Ouvrir', address: `https://solive.example/mes-dossiers/${file}` },
    })
    await outbox.insertMessage(running.database, company, {
      id: randomUUID(),
      recipient: 'claire@ormeval.example',
      createdAt: new Date(Date.now() + 86_400_000).toISOString(),
      unsubscribeUrl: null,
      ...letter,
    })
    await claire.call('GET', `${FILES}/${file}`)

    const before = await whereabouts(KNOWN)
    expect(KNOWN.filter((value) => !before.has(value))).toEqual([])
    expect([...new Set([...before.values()].flat())]).toEqual(
      expect.arrayContaining([
        'client_leads',
        'field_changes',
        'idempotency_keys',
        'outbox',
        'client_file_notes',
      ]) as unknown,
    )

    expect(
      (await claire.call('DELETE', `${FILES}/${file}`, undefined, { 'idempotency-key': randomUUID() })).statusCode,
    ).toBe(204)
    const inTrash = [...(await whereabouts(KNOWN)).values()].flat()
    expect([...new Set(inTrash)].sort()).toEqual(['trash', 'trash_rows'])
    expect((await claire.call('DELETE', `/api/v3/trash/${file}`)).statusCode).toBe(204)
    expect(await whereabouts(KNOWN)).toEqual(new Map())
    expect(await whereabouts([file])).toEqual(new Map([[file, ['audit_events', 'client_file_deletions']]]))
    expect(await whereabouts([lead])).toEqual(new Map())
    const trace = list(await helene.call('GET', `${FILES}/deletions`)).find(({ id }) => id === file)
    expect(trace).toMatchObject({
      attributes: { reason: 'request', deleted_by: 'Claire Aubrac', deleted_at: TEST_INSTANT.toISOString() },
    })
  })

  test('is still there when the deletion is refused', async () => {
    const { id } = await createFile(claire)
    const paul = await running.logIn('p.kerivel@ormeval.example')
    expect((await paul.call('DELETE', `${FILES}/${id}`)).statusCode).toBe(403)
    expect((await claire.call('GET', `${FILES}/${id}`)).statusCode).toBe(200)
  })
})

describe('a copy of a file', () => {
  test('holds everything that is kept of it: sections, notes, decisions, history, lead', async () => {
    const { file, lead } = await fullFile()
    const answer = await claire.call('GET', `${FILES}/${file}/export`)
    const copy = answer.json<AnsweredDocument>()
    expect([answer.statusCode, copy.data.id, copy.meta]).toEqual([
      200,
      file,
      { exported_at: TEST_INSTANT.toISOString() },
    ])
    expect(KNOWN.filter((value) => value !== '0639988807' && !answer.body.includes(value))).toEqual([])
    const types = new Set(copy.included?.map(({ type }) => type))
    const expected = [
      ...clientFileSections.map(({ definition }) => definition.type),
      'property_proposal',
      'client_lead',
      'field_change',
    ]
    expect(expected.filter((type) => !types.has(type))).toEqual([])
    expect(copy.included?.find(({ type }) => type === 'client_lead')?.id).toBe(lead)
    await erase(file)
  })

  test('on paper, is a tagged PDF in French, without the internal notes', async () => {
    const { file } = await fullFile()
    const { headers, rawPayload } = await claire.call('GET', `${FILES}/${file}/summary`)
    expect(headers['content-type']).toBe('application/pdf')
    const { pages, elements, language, isMarked } = await readPdf(rawPayload)
    expect({ language, isMarked }).toEqual({ language: 'fr-FR', isMarked: true })
    const roles = new Set(elements.map(({ role }) => role))
    expect(['H1', 'H2', 'Table', 'TH', 'TD'].filter((role) => !roles.has(role))).toEqual([])
    const text = pages.join('\n')
    for (const written of ['Kerzoncuff', 'Trividic', '287 654,32 €', '14 mars 1971', 'Rennes', '2,17 %'])
      expect([written, text.includes(written)]).toEqual([written, true])
    expect(text).not.toContain('Morgane')
    await erase(file)
  })
})

describe('who read a file', () => {
  const readings = async (file: string) =>
    list(await helene.call('GET', `${FILES}/${file}/readings`)).map(({ attributes }) => attributes)

  test('is told to the administrator: who, what, how often, from which device', async () => {
    const { id } = await createFile(claire)
    await claire.call('GET', `${FILES}/${id}?include=person`)
    await claire.call('GET', `${FILES}/${id}`)
    running.setNow(new Date(TEST_INSTANT.getTime() + 60_000))
    await helene.call('GET', `${FILES}/${id}/notes`)
    await helene.call('GET', `${FILES}/${id}/income?fields=nothing`)
    running.setNow(TEST_INSTANT)
    expect(await readings(id)).toMatchObject([
      {
        part: 'notes',
        reader_name: 'Hélène Vautrin',
        device: null,
        read_count: 1,
        first_read_at: '2026-11-20T08:01:00.000Z',
        last_read_at: '2026-11-20T08:01:00.000Z',
      },
      {
        part: '',
        reader_name: 'Claire Aubrac',
        device: null,
        read_count: 2,
        first_read_at: '2026-11-20T08:00:00.000Z',
        last_read_at: '2026-11-20T08:00:00.000Z',
      },
    ])
    expect((await claire.call('GET', `${FILES}/${id}/readings`)).statusCode).toBe(403)
    const [latest] = list(await helene.call('GET', `${FILES}/readings?page[size]=1`))
    expect([
      latest?.attributes['part'],
      latest?.attributes['reader_name'],
      latest?.relationships?.['client_file']?.data,
    ]).toEqual(['notes', 'Hélène Vautrin', { type: 'client_file', id }])
  })

  test('is told as well of who read many files at once with their sections, and not of who read their titles', async () => {
    const first = await createFile(claire)
    const second = await createFile(claire)
    await claire.call('GET', `${FILES}?page[size]=2&sort=-created_at`)
    await claire.call('GET', `${FILES}?page[size]=2&sort=-created_at&include=adviser`)
    await claire.call('GET', `${FILES}/${first.id}/notes`)
    const parts = async (id: string) => (await readings(id)).map(({ part, read_count }) => [part, read_count])
    expect([await parts(first.id), await parts(second.id)]).toEqual([[['notes', 1]], []])
    const answer = await claire.call('GET', `${FILES}?page[size]=200&include=person,income`)
    expect(list(answer).map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]))
    expect((await parts(first.id)).sort()).toEqual([
      ['', 1],
      ['notes', 1],
    ])
    expect(await parts(second.id)).toEqual([['', 1]])
  })

  test('does not count who was refused, and does not exist for another firm', async () => {
    const { id } = await createFile(claire)
    const samir = await running.logIn('s.benkacem@ormeval.example')
    const aurore = await running.logIn('a.lestivel@vermeil.example')
    await samir.call('GET', `${FILES}/${id}`)
    expect(await readings(id)).toEqual([])
    expect((await aurore.call('GET', `${FILES}/${id}/readings`)).statusCode).toBe(404)
    expect(
      list(await aurore.call('GET', `${FILES}/readings?page[size]=200`)).filter(({ relationships }) =>
        JSON.stringify(relationships).includes(id),
      ),
    ).toEqual([])
  })
})

test('a meeting leaves a line in the history: its hours, the screens shown and whether it was a presentation', async () => {
  const { id } = await createFile(claire)
  const meeting = {
    started_at: '2026-11-20T08:00:00Z',
    ended_at: '2026-11-20T08:50:00Z',
    screens: 'Synthèse, Solution chiffrée',
    is_presentation: true,
  }
  expect(
    (await claire.call('POST', `${FILES}/${id}/meetings`, { ...meeting, ended_at: '2026-11-20T07:00:00Z' })).statusCode,
  ).toBe(422)
  expect((await claire.call('POST', `${FILES}/${id}/meetings`, meeting)).statusCode).toBe(200)
  const lines = list(await claire.call('GET', `${FILES}/${id}/history?filter[resource_type]=meeting`)).map(
    ({ attributes }) => [attributes['field'], attributes['new_value']],
  )
  expect(Object.fromEntries(lines)).toEqual(meeting)
})
