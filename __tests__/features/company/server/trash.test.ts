import { randomUUID } from 'node:crypto'
import { clientFileSections } from '#features/clientFile/contract/household'
import { clientFileTrash } from '#features/clientFile/server'
import { leadTrash } from '#features/leads/server'
import { purgeOldTrash } from '#server/operations/trash'
import { create, createFile, document, list, newLead } from '../../../support/server/documents'
import { samplesOf } from '../../../support/server/samples'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller
let claire: Caller
beforeAll(async () => {
  // Each row of each table is compared: nothing else may write meanwhile.
  running = await openTestApp({ isStill: true })
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const FILES = '/api/v3/client-files'
const LEADS = '/api/v3/client-leads'
const TRASH = '/api/v3/trash'
const RESTORE = { action: 'restore' }

/** A study of a file that was sent, read and asked about. */
async function studyOf(file: string): Promise<void> {
  const [package_id, recipient, study] = [randomUUID(), randomUUID(), randomUUID()]
  const rows = [
    `INSERT INTO commercial_report_packages (company_id, id, client_file_id, created_by_id, subject, expires_at)
     SELECT company_id, $2, id, adviser_id, 'Votre étude', now() FROM client_files WHERE id = $1`,
    `INSERT INTO commercial_report_recipients (company_id, id, package_id, position, firstname, lastname, email, link)
     SELECT company_id, $3, $2, 0, 'Oanez', 'Trividic', 'oanez@trividic.example', $3 FROM client_files WHERE id = $1`,
    `INSERT INTO commercial_reports (company_id, id, client_file_id, created_by_id, package_id, status, title, edition, chapters, scenarios,
       properties, sliders, facts, inputs, figures, input_hash, engine_version, rules_as_of)
     SELECT company_id, $4, id, adviser_id, $2, 'sent', 'Étude', 1, '[]', '[]', '[]', '[]', '{}', '{}', 'null', '', '', now()
     FROM client_files WHERE id = $1`,
    `INSERT INTO commercial_report_files (company_id, report_id, content) SELECT company_id, $4, 'PDF' FROM client_files WHERE id = $1`,
    `INSERT INTO commercial_report_events (company_id, id, report_id, recipient_id, at, kind)
     SELECT company_id, $4, $4, $3, now(), 'opened' FROM client_files WHERE id = $1`,
    `INSERT INTO commercial_report_questions (company_id, id, report_id, recipient_id, text, asked_at)
     SELECT company_id, $4, $4, $3, 'Et la taxe ?', now() FROM client_files WHERE id = $1`,
  ]
  for (const text of rows)
    await running.database.query(`WITH given AS (SELECT $1::uuid, $2::uuid, $3::uuid, $4::uuid) ${text}`, [
      file,
      package_id,
      recipient,
      study,
    ])
}

/** A file that came from a lead, with rows in every table that hangs on either. */
async function fullFile(): Promise<{ file: string; lead: string; duplicate: string }> {
  const lead = await create(claire, LEADS, newLead)
  const duplicate = await create(claire, LEADS, { ...newLead, firstname: 'Ivelin' })
  await create(claire, `${LEADS}/${lead}/exchanges`, {
    channel: 'phone',
    outcome: 'reached',
    occurred_at: TEST_INSTANT.toISOString(),
    comment: 'Rappeler jeudi.',
  })
  const asDuplicate = { status: 'duplicate', duplicate_of_id: lead }
  expect((await claire.call('PUT', `${LEADS}/${duplicate}`, asDuplicate)).statusCode).toBe(200)
  const file = await create(claire, FILES, { client_lead: lead })
  for (const { path, cardinality, definition } of clientFileSections)
    if (cardinality === 'many') await create(claire, `${FILES}/${file}/${path}`, samplesOf(definition))
  await studyOf(file)
  const [property] = list(await claire.call('GET', '/api/v3/properties?page[size]=1'))
  await create(claire, `${FILES}/${file}/property-proposals`, { property_id: property?.id })
  const companion = { honorific: 'mrs', firstname: 'Oanez', lastname: 'Trividic' }
  expect((await claire.call('PUT', `${FILES}/${file}/person`, { address: '17 venelle des Glycines' })).statusCode).toBe(
    200,
  )
  await claire.call('POST', `${FILES}/${file}/companion`, companion)
  await create(claire, '/api/v3/client', { ...companion, client_file: file })
  const [program] = list(await claire.call('GET', '/api/v3/programs?page[size]=1'))
  const [free] = list(await claire.call('GET', '/api/v3/properties?page[size]=1&filter[status]=available'))
  const option = await create(claire, '/api/v3/option', { client_file: file, property: free?.id })
  expect((await claire.call('DELETE', `/api/v3/option/${option}`)).statusCode).toBe(204)
  const booking = await create(claire, '/api/v3/bookings', { client_file: file, property: free?.id })
  await running.database.query(
    `INSERT INTO booking_papers (company_id, id, booking_id, key, name, status, media_type, content)
     SELECT b.company_id, gen_random_uuid(), b.id, 'identity', 'carte.pdf', 'submitted', 'application/pdf', '%PDF-' FROM bookings b WHERE b.id = $1`,
    [booking],
  )
  await running.database.query(
    `INSERT INTO sale_messages (company_id, id, booking_id, recipient, subject, at)
     SELECT company_id, gen_random_uuid(), id, 'ventes@ormeval.example', 'Réservation', now() FROM bookings WHERE id = $1`,
    [booking],
  )
  const cancelled = { action: 'cancel_client', reason: 'Projet abandonné' }
  expect((await claire.call('PUT', `/api/v3/bookings/${booking}`, cancelled)).statusCode).toBe(200)
  await create(claire, '/api/v3/report', {
    client_file: file,
    program: program?.id,
    consent_at: TEST_INSTANT.toISOString(),
  })
  const alert = await create(claire, '/api/v3/search-alerts', {
    name: 'Nantes',
    locations: [{ location: 'nantes-44000', include: true }],
    projects: ['long_term_rental'],
    client_file: file,
  })
  await running.database.query(
    `INSERT INTO search_alert_lots (company_id, alert_id, property_id, kind, price, found_at)
     SELECT a.company_id, a.id, $2, 'new', 200000, now() FROM search_alerts a WHERE a.id = $1`,
    [alert, property?.id],
  )
  await claire.call('GET', `${FILES}/${file}/notes`)
  await helene.call('GET', `${FILES}/readings`)
  return { file, lead, duplicate }
}

/** What deletions and the trash itself write. */
const BOOKS =
  /^(?:audit_|trash|idempotency_keys|outbox|sessions|client_file_deletions|clock_reading|login_attempts|request_counts)/

/** A digest of every row of every table, by table. */
async function digests(): Promise<Record<string, string>> {
  const tables = await running.database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
  )
  const found: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !BOOKS.test(table.name))) {
    const [row] = await running.database.query<{ digest: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), '')) AS digest FROM ${name} t`,
    )
    found[name] = row?.digest ?? ''
  }
  return found
}

/** Every table whose rows go with a row of these, as the catalogue says. */
const hangingOn = (tables: readonly string[]): Promise<{ name: string }[]> =>
  running.database.query<{ name: string }>(
    `WITH RECURSIVE hanging(name) AS (
       SELECT unnest($1::name[]) UNION SELECT c.relname FROM hanging h JOIN pg_class t ON t.relname = h.name
       JOIN pg_constraint k ON k.confrelid = t.oid AND k.contype = 'f' AND k.confdeltype = 'c' JOIN pg_class c ON c.oid = k.conrelid)
     SELECT DISTINCT name::text FROM hanging ORDER BY 1`,
    [tables],
  )

const titles = async (caller: Caller, query = '') =>
  list(await caller.call('GET', `${TRASH}?page[size]=200${query}`)).map(({ id }) => id)

describe('a client file that is deleted', () => {
  test('comes back whole: each row of each table, and what others said of it', async () => {
    const { file } = await fullFile()
    const before = await digests()
    expect((await claire.call('DELETE', `${FILES}/${file}`)).statusCode).toBe(204)
    expect((await claire.call('GET', `${FILES}/${file}`)).statusCode).toBe(404)
    const kept = await running.database.query<{ name: string }>(
      'SELECT DISTINCT table_name AS name FROM trash_rows WHERE trash_id = $1 ORDER BY 1',
      [file],
    )
    expect(kept).toEqual(await hangingOn(['client_files', 'client_leads']))
    const restored = await claire.call('PUT', `${TRASH}/${file}`, RESTORE)
    expect([restored.statusCode, document(restored).data.attributes['resource_type']]).toEqual([200, 'client_file'])
    expect(await digests()).toEqual(before)
    for (const table of ['trash', 'trash_rows', 'trash_links'])
      expect([
        table,
        await running.database.query(`SELECT 1 FROM ${table} t WHERE strpos(t::text, $1) > 0`, [file]),
      ]).toEqual([table, []])
    expect((await claire.call('PUT', `${FILES}/${file}/heritage`, { liquidity: 12_345 })).statusCode).toBe(200)
  })

  test('is in the trash under its name, with who deleted it and until when it stays', async () => {
    const { id } = await createFile(claire)
    await claire.call('DELETE', `${FILES}/${id}`)
    const item = list(await claire.call('GET', `${TRASH}?filter[type]=client_file`)).find((found) => found.id === id)
    expect(item?.attributes).toMatchObject({
      resource_type: 'client_file',
      title: expect.any(String) as unknown,
      deleted_by: 'Claire Aubrac',
      deleted_at: TEST_INSTANT.toISOString(),
      purged_after: '2026-12-20T08:00:00.000Z',
    })
    expect(await titles(claire, '&filter[type]=client_lead')).not.toContain(id)
  })

  test('leaves a trace that is final once the trash is emptied of it, and none when it is back', async () => {
    const trace = async (id: string) =>
      list(await helene.call('GET', `${FILES}/deletions?page[size]=200`)).find((found) => found.id === id)?.attributes
    const { id } = await createFile(claire)
    await claire.call('DELETE', `${FILES}/${id}`)
    expect(await trace(id)).toMatchObject({ reason: 'request', purged_at: null })
    await claire.call('PUT', `${TRASH}/${id}`, RESTORE)
    expect(await trace(id)).toBeUndefined()
    await claire.call('DELETE', `${FILES}/${id}`)
    expect((await claire.call('DELETE', `${TRASH}/${id}`)).statusCode).toBe(204)
    expect(await trace(id)).toMatchObject({ purged_at: TEST_INSTANT.toISOString() })
    expect((await claire.call('PUT', `${TRASH}/${id}`, RESTORE)).statusCode).toBe(404)
  })

  test('is gone for good after 30 days, and not a moment before', async () => {
    const { id } = await createFile(claire)
    await claire.call('DELETE', `${FILES}/${id}`)
    const after = (days: number, ms: number) => new Date(TEST_INSTANT.getTime() + days * 86_400_000 + ms)
    const kinds = [clientFileTrash, leadTrash]
    await purgeOldTrash(running.database, kinds, after(30, -1))
    expect(await titles(claire)).toContain(id)
    await purgeOldTrash(running.database, kinds, after(30, 0))
    expect(await titles(claire)).not.toContain(id)
    expect(await running.database.query('SELECT 1 FROM trash_rows WHERE trash_id = $1', [id])).toEqual([])
    const told = list(await helene.call('GET', `/api/v3/company/audit-events?filter[subject]=${id}`))
    expect(told.map(({ attributes }) => [attributes['action'], attributes['actor_name']])).toEqual([
      ['purged', null],
      ['removed', 'Claire Aubrac'],
    ])
  })
})

describe('a lead that is deleted', () => {
  test('comes back with what was said to it, and what it was a duplicate of where that is still there', async () => {
    const { lead, duplicate } = await fullFile()
    const other = await create(claire, LEADS, { ...newLead, firstname: 'Yvelyn' })
    await claire.call('PUT', `${LEADS}/${other}`, { status: 'duplicate', duplicate_of_id: lead })
    const before = await digests()
    for (const id of [duplicate, other]) expect((await claire.call('DELETE', `${LEADS}/${id}`)).statusCode).toBe(204)
    for (const id of [duplicate, other]) await claire.call('PUT', `${TRASH}/${id}`, RESTORE)
    expect(await digests()).toEqual(before)

    await claire.call('DELETE', `${LEADS}/${other}`)
    await claire.call('DELETE', `${LEADS}/${lead}`)
    await claire.call('DELETE', `${TRASH}/${lead}`)
    expect((await claire.call('PUT', `${TRASH}/${other}`, RESTORE)).statusCode).toBe(200)
    const [row] = await running.database.query('SELECT duplicate_of_id, status FROM client_leads WHERE id = $1', [
      other,
    ])
    expect(row).toEqual({ duplicate_of_id: null, status: 'duplicate' })
  })

  test('is in no answer that was kept for a repeated request', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const id = document(await claire.call('POST', LEADS, newLead, key)).data.id
    await claire.call('DELETE', `${LEADS}/${id}`)
    const again = await claire.call('POST', LEADS, newLead, key)
    expect([again.statusCode, again.body]).toEqual([201, ''])
  })
})

describe('the trash', () => {
  test('is, for each, what they could delete; for those who look after the firm, all of it', async () => {
    const { id } = await createFile(claire)
    await claire.call('DELETE', `${FILES}/${id}`)
    const strangers = ['s.benkacem', 'p.kerivel', 'i.marchal'].map((name) => `${name}@ormeval.example`)
    for (const email of [...strangers, 'a.lestivel@vermeil.example', 'cif@ormeval.example']) {
      const other = await running.logIn(email)
      expect([email, (await titles(other)).includes(id)]).toEqual([email, false])
      expect([email, (await other.call('PUT', `${TRASH}/${id}`, RESTORE)).statusCode]).toEqual([email, 404])
      expect([email, (await other.call('DELETE', `${TRASH}/${id}`)).statusCode]).toEqual([email, 404])
    }
    expect(await titles(helene)).toContain(id)
    expect((await helene.call('PUT', `${TRASH}/${id}`, RESTORE)).statusCode).toBe(200)
    expect((await claire.call('GET', `${FILES}/${id}`)).statusCode).toBe(200)
  })

  test('knows one action', async () => {
    const { id } = await createFile(claire)
    await claire.call('DELETE', `${FILES}/${id}`)
    for (const body of [{}, { action: 'burn' }])
      expect((await claire.call('PUT', `${TRASH}/${id}`, body)).statusCode).toBe(422)
  })
})
