import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileSource, importForFirm } from '#features/catalogue/server'
import { tellAlerts } from '#features/comparator/server'
import { createDatabase, type Database } from '#server/db'
import { openTravelTimes, type TravelTimes } from '#server/services'
import { createFile, document, failure, list } from '../../../support/server/documents'
import { inlineWorkers } from '../../../support/server/inlineWorkers'
import { sentMail } from '../../../support/server/mail'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const CLAIRE = 'c.aubrac@ormeval.example'
const ALERTS = '/api/v3/search-alerts'
const PUBLIC_URL = 'https://solive.example'
/** Saturday 7:00 in Paris, and the Monday after. TEST_INSTANT is a Friday, 9:00. */
const SATURDAY = new Date('2026-11-21T06:00:00Z')
const MONDAY = new Date('2026-11-23T06:00:00Z')

let running: TestApp
let folder: string
let claire: Caller

beforeEach(async () => {
  running = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'solive-alerts-'))
  claire = await running.logIn(CLAIRE)
  // Those of the demo would be told too.
  await running.database.query('DELETE FROM search_alerts')
})
afterEach(async () => {
  await running.close()
  await rm(folder, { recursive: true })
})

const NANTES = {
  name: 'Nantes, LMNP',
  locations: [{ location: 'nantes-44000', include: true }],
  projects: ['long_term_rental'],
}

async function create(changes: object = {}, caller = claire) {
  const answer = await caller.call('POST', ALERTS, { ...NANTES, ...changes })
  expect([answer.statusCode, failure(answer).message]).toEqual([201, undefined])
  return document(answer).data
}

const shown = async (id: string, caller = claire) =>
  document(await caller.call('GET', `${ALERTS}/${id}`)).data.attributes

interface Lot {
  readonly reference: string
  readonly price: number
  readonly status?: string
}

/** Imports lots of one programme in Nantes. */
async function importLots(lots: readonly Lot[], city = '44000;Nantes'): Promise<void> {
  const programs = path.join(folder, 'programmes.csv')
  const properties = path.join(folder, 'lots.csv')
  await writeFile(
    programs,
    `ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;latitude;longitude;fiscalites;date_livraison\nLOI;Promoteur X;Quai de Loire;commercialisation;${city};47.2100;-1.5500;long_term_rental;T2 2028\n`,
  )
  await writeFile(
    properties,
    [
      'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20;loyer_marche_hc',
      ...lots.map(
        ({ reference, price, status = 'disponible' }) =>
          `LOI;Promoteur X;${reference};appartement;T2;${status};42,35;${price};690`,
      ),
    ].join('\n'),
  )
  await importForFirm(
    running.database,
    [fileSource('programmes.csv', programs), fileSource('lots.csv', properties)],
    undefined,
    { isFull: false, isDryRun: false, now: () => TEST_INSTANT },
  )
}

const failed: unknown[] = []
afterEach(() => {
  expect(failed.splice(0)).toEqual([])
})
const tell = (
  now: Date,
  database: Database = running.database,
  travelTimes: TravelTimes = openTravelTimes('http://127.0.0.1:9'),
) =>
  tellAlerts({
    database,
    now,
    publicUrl: PUBLIC_URL,
    travelTimes,
    workers: inlineWorkers,
    fail: (error) => failed.push(error),
  })

/** The mail about alerts, the earliest first: it was written at an instant that the clock of the application has not reached. */
const waiting = () =>
  running.database.query<{ recipient: string; subject: string; text: string; unsubscribe_url: string }>(
    `SELECT recipient, subject, text, unsubscribe_url FROM outbox WHERE unsubscribe_url IS NOT NULL ORDER BY created_at`,
  )

const subjects = async () => (await waiting()).map(({ subject }) => subject.replaceAll('\u00a0', ' '))

describe('an alert', () => {
  test('is one’s own: listed, changed, paused, deleted by its owner alone', async () => {
    const { id, attributes } = await create({ price_max: 300_000, rooms: [2, 3] })
    expect(attributes).toMatchObject({
      ...NANTES,
      price_max: 300_000,
      rooms: [2, 3],
      frequency: 'daily',
      channels: ['mail', 'app'],
      paused: false,
      new_count: 0,
      news: [],
      last_sent_at: null,
    })
    expect(attributes['expected_count']).toEqual(expect.any(Number))

    const helene = await running.logIn('h.vautrin@ormeval.example')
    expect(list(await helene.call('GET', ALERTS))).toEqual([])
    for (const [method, address, body] of [
      ['GET', `${ALERTS}/${id}`, undefined],
      ['PUT', `${ALERTS}/${id}`, { name: 'La mienne' }],
      ['POST', `${ALERTS}/${id}/pause`, { paused: true }],
      ['POST', `${ALERTS}/${id}/seen`, undefined],
      ['DELETE', `${ALERTS}/${id}`, undefined],
    ] as const)
      expect((await helene.call(method, address, body)).statusCode).toBe(404)

    await claire.call('PUT', `${ALERTS}/${id}`, { name: 'Nantes', frequency: 'weekly', price_max: null })
    await claire.call('POST', `${ALERTS}/${id}/pause`, { paused: true })
    expect(await shown(id)).toMatchObject({ name: 'Nantes', frequency: 'weekly', price_max: null, paused: true })
    expect((await claire.call('DELETE', `${ALERTS}/${id}`)).statusCode).toBe(204)
    expect(list(await claire.call('GET', ALERTS))).toEqual([])
  })

  test('expects the lots that a search finds', async () => {
    const found = list(
      await claire.call(
        'GET',
        '/api/v3/properties?filter[location]=montpellier-34000&filter[status]=available&page[size]=200',
      ),
    )
    const { attributes } = await create({
      locations: [{ location: 'montpellier-34000', include: true }],
      projects: [...new Set(found.map(({ attributes: { project } }) => project))],
    })
    expect(attributes['expected_count']).toBe(found.length)
  })

  test('says which field is wrong', async () => {
    for (const [field, changes] of [
      ['name', { name: '' }],
      ['locations', { locations: [] }],
      ['locations', { locations: [{ location: 'nulle-part-00000', include: true }] }],
      ['locations', { locations: [{ location: 'nantes-44000', include: false }] }],
      ['projects', { projects: [] }],
      ['projects', { projects: ['autre'] }],
      ['rooms', { rooms: [7] }],
      ['price_max', { price_min: 200_000, price_max: 100_000 }],
      ['delivery', { delivery: 'bientôt' }],
      ['criteria_min', { criteria_min: { rental_security: 6 } }],
      ['channels', { channels: [] }],
      ['frequency', { frequency: 'hourly' }],
      ['client_file', { client_file: '6d3c1f0e-8b1f-4c55-9a53-0d5f7d1b2a10' }],
      ['travel_time', { travel_time: { latitude: 47.2, longitude: -1.55, mode: 'boat', minutes: 30 } }],
      ['travel_time', { travel_time: { latitude: 89, longitude: -1.55, mode: 'car', minutes: 30 } }],
      ['zone', { zone: { west: 2, south: 47, east: 1, north: 48 } }],
      ['max_monthly_effort', { max_monthly_effort: 300 }],
    ] as const) {
      const answer = await claire.call('POST', ALERTS, { ...NANTES, ...changes })
      expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, [field]])
    }
  })

  test('goes with the file of its client', async () => {
    const file = await createFile(claire)
    const { id } = await create({ client_file: file.id })
    await claire.call('DELETE', `/api/v3/client-files/${file.id}`)
    expect((await claire.call('GET', `${ALERTS}/${id}`)).statusCode).toBe(404)
  })

  test('is one of fifty at most', async () => {
    await running.database.query(
      `INSERT INTO search_alerts SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).* FROM search_alerts a, generate_series(1, 49)`,
    )
    await create()
    await running.database.query(
      `INSERT INTO search_alerts SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).* FROM search_alerts a, generate_series(1, 49)`,
    )
    expect((await claire.call('POST', ALERTS, NANTES)).statusCode).toBe(422)
  })
})

describe('what is new', () => {
  test('is told at once, in a mail that a click stops, and in the application', async () => {
    const { id } = await create({ frequency: 'immediate' })
    await importLots([{ reference: 'A1', price: 210_000 }])
    await tell(TEST_INSTANT)
    // What writes wakes the delivery.
    await claire.call('POST', `${ALERTS}/${id}/pause`, { paused: false })
    const [mail] = await sentMail(running)
    expect(mail?.to).toEqual([{ address: CLAIRE, name: '' }])
    expect(mail?.subject).toBe('Vos alertes\u00a0: 1\u00a0nouveau bien')
    expect(mail?.text).toContain('T2, 42,35\u00a0m², Nantes, Quai de Loire\u00a0: 210\u202f000\u00a0€')
    expect(mail?.text).toContain(`${PUBLIC_URL}/comparateur/details/`)
    expect(await shown(id)).toMatchObject({ new_count: 1, news: [{ kind: 'new', price: 210_000 }] })

    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = headers.get('list-unsubscribe')?.replace(/^<https:\/\/solive\.example(.*)>$/, '$1') ?? ''
    const page = await running.stranger.call('GET', address)
    expect(page.headers.refresh).toMatch(/^0; url=https:\/\/solive\.example\/desabonnement-alertes\//)
    expect(await shown(id)).toMatchObject({ channels: ['mail', 'app'] })
    const click = await running.stranger.call('POST', address, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(click.statusCode).toBe(204)
    expect(await shown(id)).toMatchObject({ channels: ['app'] })
    expect((await running.stranger.call('POST', `${address}x`)).statusCode).toBe(404)

    await claire.call('POST', `${ALERTS}/${id}/seen`)
    expect(await shown(id)).toMatchObject({ new_count: 0, news: [] })
  })

  test('is told once, whoever else tells at the same time, however often', async () => {
    await create()
    await create({ name: 'La même' })
    await importLots([{ reference: 'A1', price: 210_000 }])
    const other = createDatabase({ connectionString: running.database.url })
    await Promise.all([tell(SATURDAY), tell(SATURDAY, other), tell(SATURDAY), tell(SATURDAY, other)])
    await tell(SATURDAY)
    await other.close()
    expect(await subjects()).toEqual(['Vos alertes : 1 nouveau bien'])
  })

  test('is told by the next process when one dies between the mail and the mark', async () => {
    const { id } = await create()
    await importLots([{ reference: 'A1', price: 210_000 }])
    const dying: Database = {
      ...running.database,
      transaction: (work) =>
        running.database.transaction(async (transaction) => {
          const result = await work(transaction)
          const [mail] = await transaction.query('SELECT id FROM outbox WHERE unsubscribe_url IS NOT NULL')
          if (mail) throw new Error('killed')
          return result
        }),
    }
    await tell(SATURDAY, dying)
    expect(failed.splice(0)).toEqual([new Error('killed')])
    expect(await waiting()).toEqual([])
    expect(await shown(id)).toMatchObject({ new_count: 0 })
    await tell(SATURDAY)
    expect(await subjects()).toEqual(['Vos alertes : 1 nouveau bien'])
    expect(await shown(id)).toMatchObject({ new_count: 1, last_sent_at: SATURDAY.toISOString() })
  })

  test('waits for the hour of its alert: each day, each Monday', async () => {
    await create({ name: 'Chaque jour' })
    await create({ name: 'Chaque lundi', frequency: 'weekly' })
    await importLots([{ reference: 'A1', price: 210_000 }])
    await tell(new Date(SATURDAY.getTime() - 1))
    expect(await waiting()).toEqual([])
    await tell(SATURDAY)
    await importLots([{ reference: 'A2', price: 220_000 }])
    await tell(new Date(MONDAY.getTime() - 1))
    await tell(MONDAY)
    const texts = (await waiting()).map(({ text }) => text)
    expect(texts.map((text) => [text.includes('Chaque jour'), text.includes('Chaque lundi')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
  })

  test('has an hour of its own when nothing was found at the last one', async () => {
    await create()
    await tell(SATURDAY)
    await importLots([{ reference: 'A1', price: 210_000 }])
    await tell(new Date(SATURDAY.getTime() + 3_600_000))
    expect(await waiting()).toEqual([])
    await tell(new Date(SATURDAY.getTime() + 86_400_000))
    expect(await subjects()).toEqual(['Vos alertes : 1 nouveau bien'])
  })

  test('is a lot for less too; not one that went up again, nor one that is sold', async () => {
    await importLots([
      { reference: 'A1', price: 210_000 },
      { reference: 'A2', price: 210_000 },
      { reference: 'A3', price: 210_000 },
      { reference: 'A4', price: 210_000, status: 'option' },
    ])
    const all = await create()
    const fresh = await create({ name: 'Nouveautés', new_only: true })
    const cheaper = await create({ name: 'Baisses', price_drop: true })
    await importLots([
      { reference: 'A1', price: 200_000 },
      { reference: 'A2', price: 190_000 },
      { reference: 'A3', price: 190_000 },
    ])
    await tell(TEST_INSTANT)
    await importLots([
      { reference: 'A1', price: 195_000 },
      { reference: 'A2', price: 215_000 },
      { reference: 'A3', price: 190_000, status: 'vendu' },
      { reference: 'A4', price: 205_000 },
    ])
    await tell(SATURDAY)
    const told = async (id: string) =>
      ((await shown(id))['news'] as { kind: string; price: number; previous_price: number | null }[])
        .map(({ kind, price, previous_price }) => [kind, price, previous_price])
        .sort()
    const less = ['cheaper', 195_000, 210_000]
    const first = ['new', 205_000, null]
    expect([await told(all.id), await told(fresh.id), await told(cheaper.id)]).toEqual([[less, first], [first], [less]])
    expect(await subjects()).toEqual(['Vos alertes : 1 nouveau bien, 1 baisse de prix'])
  })

  test('is told where it is reached in the time of the alert, or stands in its zone', async () => {
    const time = { mode: 'walk', minutes: 20 }
    const near = await create({ travel_time: { latitude: 47.212, longitude: -1.551, ...time } })
    const far = await create({ travel_time: { latitude: 47.3, longitude: -1.7, ...time } })
    const inside = await create({ zone: { west: -1.6, south: 47.2, east: -1.5, north: 47.3 } })
    const outside = await create({ zone: { west: -1.5, south: 47.2, east: -1.4, north: 47.3 } })
    await importLots([{ reference: 'A1', price: 210_000 }])
    await tell(SATURDAY)
    const counts = async (alerts: readonly { id: string }[]) =>
      Promise.all(alerts.map(async ({ id }) => (await shown(id))['new_count']))
    expect(await counts([near, far, inside, outside])).toEqual([1, 0, 1, 0])
  })

  test('is told where the household of its file can pay for it, by the figures of the pages; and all of it once nobody can tell', async () => {
    const file = await createFile(claire)
    const { id, attributes } = await create({ client_file: file.id, max_monthly_effort: 1_500 })
    const { attributes: others } = await create({ client_file: file.id })
    expect(Number(attributes['expected_count'])).toBeLessThanOrEqual(Number(others['expected_count']))
    await claire.call('PUT', `${ALERTS}/${id}`, { name: 'À 1 500 € par mois' })
    await importLots([
      { reference: 'A1', price: 210_000 },
      { reference: 'A2', price: 900_000 },
    ])
    await tell(SATURDAY)
    expect(await shown(id)).toMatchObject({ name: 'À 1 500 € par mois', new_count: 1, news: [{ price: 210_000 }] })
    const [mail] = await waiting()
    expect(mail?.text).toContain(`?dossier=${file.id}`)
    expect(mail?.text).not.toContain('n’a pas pu être calculé')

    await running.database.query(
      `UPDATE client_file_tax SET fiscal_part = NULL, annual_tax = NULL WHERE client_file_id = $1`,
      [file.id],
    )
    const refused = await claire.call('PUT', `${ALERTS}/${id}`, { max_monthly_effort: 1_400 })
    expect(Object.keys(failure(refused).errors ?? {})).toEqual(['max_monthly_effort'])
    expect((await claire.call('PUT', `${ALERTS}/${id}`, { name: 'Sans impôt' })).statusCode).toBe(200)
    await importLots([{ reference: 'A3', price: 900_000 }])
    await tell(MONDAY)
    expect((await waiting()).at(-1)?.text).toContain(
      'L’effort par mois n’a pas pu être calculé\u00a0: le dossier est incomplet.',
    )
  })

  test('waits for the next round where the alert was changed while it was worked out', async () => {
    const { id } = await create({ travel_time: { latitude: 47.212, longitude: -1.551, mode: 'walk', minutes: 20 } })
    await importLots([{ reference: 'A1', price: 210_000 }])
    const rename = () => claire.call('PUT', `${ALERTS}/${id}`, { name: 'Autrement' })
    const roads = openTravelTimes('http://127.0.0.1:9')
    await tell(SATURDAY, running.database, async (travel) => {
      await rename()
      return roads(travel)
    })
    expect(await waiting()).toEqual([])
    await tell(SATURDAY)
    expect((await waiting()).map(({ text }) => text.includes('Autrement'))).toEqual([true])
  })

  test('is told of what the person sees then, and to nobody who is out', async () => {
    const vermeil = await running.logIn('a.lestivel@vermeil.example')
    await create()
    await create({}, vermeil)
    await importLots([{ reference: 'A1', price: 210_000 }])
    await running.database.query(
      `INSERT INTO company_programs (company_id, program_id, is_visible)
       SELECT c.id, p.id, false FROM companies c, programs p, users u WHERE u.email = 'a.lestivel@vermeil.example' AND c.id = u.company_id AND p.name = 'Quai de Loire'`,
    )
    await running.database.query(`UPDATE users SET status = 'suspended' WHERE email = $1`, [CLAIRE])
    await tell(SATURDAY)
    await running.database.query(`UPDATE users SET status = 'active' WHERE email = $1`, [CLAIRE])
    await tell(MONDAY)
    expect(await waiting()).toEqual([])
  })

  test('is not told where the firm hides its programme meanwhile; what comes once it is shown again is', async () => {
    const { id } = await create()
    await importLots([{ reference: 'A1', price: 210_000 }])
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const [program] = await running.database.query<{ id: string }>(
      "SELECT id FROM programs WHERE name = 'Quai de Loire'",
    )
    const show = (is_visible: boolean) =>
      helene.call('PUT', `/api/v3/company/perimeter/program/${program?.id ?? ''}/update-visible`, { is_visible })
    expect((await show(false)).statusCode).toBe(200)
    await tell(SATURDAY)
    expect([await waiting(), (await shown(id))['new_count']]).toEqual([[], 0])
    expect((await show(true)).statusCode).toBe(200)
    await importLots([{ reference: 'A2', price: 220_000 }])
    await tell(MONDAY)
    expect(await shown(id)).toMatchObject({ news: [{ price: 220_000 }] })
  })

  test('is not told to an alert on pause, which begins again with what comes then', async () => {
    const { id } = await create()
    await claire.call('POST', `${ALERTS}/${id}/pause`, { paused: true })
    await importLots([{ reference: 'A1', price: 210_000 }])
    await tell(SATURDAY)
    await claire.call('POST', `${ALERTS}/${id}/pause`, { paused: false })
    await importLots([{ reference: 'A2', price: 220_000 }])
    await tell(MONDAY)
    expect(await shown(id)).toMatchObject({ new_count: 1, news: [{ price: 220_000 }] })
  })

  test('is shown without mail, or mailed without being shown', async () => {
    const app = await create({ channels: ['app'] })
    const mail = await create({ name: 'Par mail', channels: ['mail'] })
    await importLots([{ reference: 'A1', price: 210_000 }])
    await tell(SATURDAY)
    const [sent] = await waiting()
    expect(sent?.text).toContain('Par mail')
    expect(sent?.text).not.toContain('Nantes, LMNP')
    expect([(await shown(app.id))['new_count'], (await shown(mail.id))['new_count']]).toEqual([1, 0])
  })
})
