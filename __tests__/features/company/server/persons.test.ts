import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { personKinds } from '../../../../src/app/server/features'
import { clientFileSections } from '#features/clientFile/contract/household'
import { findTables, quoted } from '#server/db/copies'
import { create, list } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
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
const LEADS = '/api/v3/client-leads'
const PERSONS = '/api/v3/company/persons'

interface Found {
  type: string
  id: string
  attributes: { title: string | null; in_trash: boolean; people: Record<string, string | null>[] }
}

const find = async (q: string, caller = helene) =>
  (await caller.call('GET', `${PERSONS}?q=${encodeURIComponent(q)}`)).json<{ data: Found[] }>().data
const refsOf = (found: readonly Found[]) => found.map(({ type, id }) => ({ type, id }))

/** Somebody whose name nobody else has, as a lead, as the client of a file with a row in each section, and the companion of another. */
async function somebody(lastname: string) {
  const email = mailboxOf('g', lastname)
  const person = { honorific: 'mr', firstname: 'Gwenaël', lastname, email, phone: '06 39 98 81 52' }
  const lead = await create(claire, LEADS, {
    ...person,
    municipality: 'rennes-35000',
    postal_code: '35000',
    marital_status: 'pacs',
    matrimonial_property_regime: 'property_separation',
    project_type: 'long_term_rental',
    project_description: `Le projet de ${lastname}.`,
    net_monthly_income: 3_917.63,
    annual_tax: 3_121.57,
    alimony: 127.31,
    fiscal_part: 2,
    monthly_rent: 783.29,
    monthly_loan_payment: 213.41,
  })
  await create(claire, `${LEADS}/${lead}/exchanges`, {
    channel: 'phone',
    outcome: 'reached',
    occurred_at: TEST_INSTANT.toISOString(),
    comment: `${lastname} rappelle jeudi.`,
  })
  const file = await create(claire, FILES, { client_lead: lead })
  for (const { path, cardinality, definition } of clientFileSections)
    if (cardinality === 'many') await create(claire, `${FILES}/${file}/${path}`, samplesOf(definition))
  await create(claire, `${FILES}/${file}/notes`, { note: `Vu ${lastname} ce matin.` })
  await create(claire, '/api/v3/search-alerts', {
    name: `Nantes pour ${lastname}`,
    locations: [{ location: 'nantes-44000', include: true }],
    projects: ['long_term_rental'],
    client_file: file,
  })
  const other = await create(claire, FILES, { client_lead: await create(claire, LEADS, leadOf('Kerdudou')) })
  await create(claire, `${FILES}/${other}/companion`, { ...person, birthdate: '1979-04-03' })
  const apart = await create(claire, LEADS, leadOf(lastname))
  return { lastname, email, lead, file, other, apart }
}

const mailboxOf = (initial: string, lastname: string): string =>
  `${initial}.${lastname.normalize('NFD').replace(/[^a-z]/gi, '')}@courriel.example`.toLowerCase()

const leadOf = (lastname: string) => ({
  honorific: 'mrs',
  firstname: 'Nolwenn',
  lastname,
  email: mailboxOf('n', lastname),
  phone: '06 39 98 81 53',
  municipality: 'rennes-35000',
  postal_code: '35000',
  marital_status: 'pacs',
  matrimonial_property_regime: 'property_separation',
  project_type: 'long_term_rental',
  project_description: 'Un studio.',
  net_monthly_income: 2_917.63,
  annual_tax: 2_121.57,
  alimony: 0,
  fiscal_part: 1,
  monthly_rent: 683.29,
  monthly_loan_payment: 0,
})

/** The tables a row of which says a text. */
async function tablesWith(text: string): Promise<string[]> {
  const found = []
  for (const { name } of await findTables(running.database)) {
    const [row] = await running.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${quoted(name)} t WHERE to_jsonb(t)::text ILIKE $1`,
      [`%${text}%`],
    )
    if ((row?.total ?? 0) > 0) found.push(name)
  }
  return found
}

test('a person is found by name, e-mail, telephone and day of birth, as a client, a companion, a lead, and in the trash', async () => {
  const { lastname, email, lead, file, other, apart } = await somebody('Trévidic')
  const everywhere = [file, lead, other, apart].sort()
  expect((await find('gwenael trevidic')).map(({ id }) => id).sort()).toEqual([file, lead, other].sort())
  expect((await find(lastname)).map(({ id }) => id).sort()).toEqual(everywhere)
  expect((await find(email)).map(({ id }) => id).sort()).toEqual([file, lead, other].sort())
  expect((await find(`${lastname} 0639988152`)).map(({ id }) => id).sort()).toEqual([file, lead, other].sort())
  expect((await find('+33 6 39 98 81 52')).map(({ id }) => id)).toEqual(expect.arrayContaining([file, lead, other]))
  expect(refsOf(await find(`${lastname} 3/4/1979`))).toEqual([{ type: 'client_file', id: other }])
  expect(refsOf(await find('1979-04-03 trévidic'))).toEqual([{ type: 'client_file', id: other }])
  expect(await find('2026-02-31')).toEqual([])
  const [companionOf] = await find(`${lastname} 3/4/1979`)
  expect(companionOf?.attributes.people.map((person) => person['lastname'])).toEqual(['Kerdudou', lastname])

  expect((await claire.call('DELETE', `${FILES}/${file}`)).statusCode).toBe(204)
  const deleted = (await find(email)).filter(({ attributes }) => attributes.in_trash)
  expect(refsOf(deleted)).toEqual([{ type: 'client_file', id: file }])
  expect(deleted[0]?.attributes.people).toHaveLength(2)
})

test('a person whom only the title of a file names is found, copied and erased', async () => {
  const file = await create(claire, FILES, { client_lead: await create(claire, LEADS, leadOf('Kerdudou')) })
  const renamed = await claire.call('PUT', `${FILES}/${file}`, { title: 'Succession Abgrall-Ropars' })
  expect(renamed.statusCode).toBe(200)
  await running.database.query('DELETE FROM client_file_person WHERE client_file_id = $1', [file])
  const found = await find('ropars succession')
  expect(found.map(({ id, attributes: { title, people } }) => [id, title, people])).toEqual([
    [file, 'Succession Abgrall-Ropars', []],
  ])
  const subjects = refsOf(found)
  expect((await helene.call('POST', `${PERSONS}/export`, { subjects })).statusCode).toBe(200)

  expect((await claire.call('DELETE', `${FILES}/${file}`)).statusCode).toBe(204)
  expect((await find('Abgrall')).map(({ id, attributes }) => [id, attributes.in_trash])).toEqual([[file, true]])
  const erase = (reason: string) => helene.call('POST', `${PERSONS}/erase`, { subjects, reason })
  expect((await erase('Demande, succession Abgrall-Ropars')).statusCode).toBe(422)
  expect((await erase('Demande écrite')).statusCode).toBe(204)
  expect(await find('Abgrall')).toEqual([])
})

test('nobody else looks for people, and too few letters find nobody', async () => {
  expect((await claire.call('GET', `${PERSONS}?q=martin`)).statusCode).toBe(403)
  expect((await claire.call('POST', `${PERSONS}/export`, {})).statusCode).toBe(403)
  expect((await claire.call('POST', `${PERSONS}/erase`, {})).statusCode).toBe(403)
  expect((await helene.call('GET', `${PERSONS}?q=%20a`)).json<{ errors: object }>().errors).toHaveProperty('q')
  expect((await helene.call('GET', PERSONS)).statusCode).toBe(422)
  const { lastname } = await somebody('Quéméneur')
  expect(await find(lastname, await running.logIn('a.lestivel@vermeil.example'))).toEqual([])
})

test('a person is copied whole, the trash included', async () => {
  const { lastname, email, file, other, apart } = await somebody('Pennanéac’h')
  expect((await claire.call('DELETE', `${LEADS}/${apart}`)).statusCode).toBe(204)
  const found = await find(lastname)
  const answer = await helene.call('POST', `${PERSONS}/export`, { subjects: refsOf(found) })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  expect(files.map(([name]) => name).sort()).toEqual(
    [...found.map(({ type, id }) => `${type}-${id}.json`), 'index.json'].sort(),
  )
  const copies = new Map(files)
  expect(copies.get(`client_file-${file}.json`)).toContain(`Vu ${lastname} ce matin.`)
  expect(copies.get(`client_file-${file}.json`)).toContain(`${lastname} rappelle jeudi.`)
  expect(copies.get(`client_file-${file}.json`)).toContain(`Nantes pour ${lastname}`)
  expect(copies.get(`client_file-${other}.json`)).toContain(email)
  expect(copies.get(`client_lead-${apart}.json`)).toContain(mailboxOf('n', lastname))
})

test('a person who is erased is nowhere any more, and the trail says when, why and by whom', async () => {
  const { lastname, file, lead, other, apart } = await somebody('Kervestin')
  expect((await claire.call('DELETE', `${FILES}/${other}`)).statusCode).toBe(204)
  await running.database.query(
    `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at)
     SELECT company_id, gen_random_uuid(), email, 'Bonjour', 'Rendez-vous ' || lastname, now(), now() FROM client_leads WHERE id = $1`,
    [apart],
  )
  expect(await tablesWith(lastname)).toEqual(
    expect.arrayContaining([
      'client_file_person',
      'client_leads',
      'field_changes',
      'idempotency_keys',
      'outbox',
      'search_alerts',
      'trash_rows',
    ]),
  )
  const subjects = refsOf(await find(lastname))
  expect(subjects.map(({ id }) => id).sort()).toEqual([file, lead, other, apart].sort())
  const erase = (body: object) => helene.call('POST', `${PERSONS}/erase`, body)
  expect((await erase({ subjects })).json<{ errors: object }>().errors).toHaveProperty('reason')
  const naming = await erase({ subjects, reason: 'Demande de M. Kervestin' })
  expect([naming.statusCode, naming.json<{ errors: object }>().errors]).toEqual([
    422,
    { reason: ['Le motif reste dans le journal\u202f: n’y nommez pas la personne.'] },
  ])
  expect((await erase({ subjects: [], reason: 'Demande écrite' })).statusCode).toBe(422)
  expect((await erase({ subjects: [{ type: 'user', id: file }], reason: 'Demande écrite' })).statusCode).toBe(422)
  expect((await erase({ subjects: [{ type: 'client_file', id: randomUUID() }], reason: 'Demande' })).statusCode).toBe(
    404,
  )
  expect((await erase({ subjects, reason: 'Demande écrite du 3\u00a0mars' })).statusCode).toBe(204)

  expect(await tablesWith(lastname)).toEqual([])
  expect(await find(lastname)).toEqual([])
  const events = list(await helene.call('GET', '/api/v3/company/audit-events?filter[action]=person_erased'))
  expect(events.map(({ attributes }) => attributes['subject'])).toEqual(
    expect.arrayContaining([`client_file:${file}`, `client_file:${other}`, `client_lead:${apart}`]),
  )
  expect(events.every(({ attributes }) => attributes['actor_name'] === 'Hélène Vautrin')).toBe(true)
  expect(JSON.parse(String(events[0]?.attributes['details']))).toEqual({ reason: 'Demande écrite du 3\u00a0mars' })
  const deletions = list(await helene.call('GET', '/api/v3/client-files/deletions'))
  const traces = deletions.filter(({ id }) => id === file || id === other)
  expect(traces.map(({ attributes }) => attributes['purged_at'])).toEqual([expect.any(String), expect.any(String)])
})

test('mail to or about a person who is erased, kept as files, is erased too; mail of others stays', async () => {
  const { lastname, email, lead } = await somebody('Kermorvan')
  const link = `${'Un long paragraphe qui fait passer l’adresse à la ligne. '.repeat(3)}https://solive.example/mes-leads?lead=${lead}`
  for (const [recipient, text] of [
    [email, 'Rendez-vous jeudi.'],
    ['c.aubrac@ormeval.example', link],
    ['quelquun@autre.example', 'Bonjour à vous.'],
  ])
    await running.database.query(
      `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at)
       SELECT company_id, gen_random_uuid(), $2, 'Suivi Kermorvan', $3, $4, $4 FROM client_leads WHERE id = $1`,
      [lead, recipient, text, TEST_INSTANT],
    )
  const recipients = async () =>
    (await sentMail(running))
      .filter(({ subject }) => subject === 'Suivi Kermorvan')
      .map(({ to }) => to?.[0]?.address)
      .sort()
  // Whatever is written wakes the delivery.
  await helene.call('POST', '/api/v3/me/update', { department_code: '35' })
  expect(await recipients()).toEqual(['c.aubrac@ormeval.example', email, 'quelquun@autre.example'].sort())
  const body = { subjects: refsOf(await find(lastname)), reason: 'Demande reçue par courrier.' }
  expect((await helene.call('POST', `${PERSONS}/erase`, body)).statusCode).toBe(204)
  expect(await recipients()).toEqual(['quelquun@autre.example'])
})

test('what fails on the way erases nothing', async () => {
  const { lastname, file } = await somebody('Le Scouarnec')
  const subjects = [
    { type: 'client_file', id: file },
    { type: 'client_lead', id: randomUUID() },
  ]
  expect((await helene.call('POST', `${PERSONS}/erase`, { subjects, reason: 'Demande' })).statusCode).toBe(404)
  expect((await find(lastname)).map(({ id }) => id)).toContain(file)
})

/** Tables that hold nothing of a firm's clients, and why. A table that is neither here nor reached by a kind of person fails the test below. */
const WITHOUT_CLIENTS: Readonly<Record<string, readonly string[]>> = {
  'the firm and those who work there': [
    'browser_links',
    'business_centers',
    'companies',
    'company_contacts',
    'company_logos',
    'disabled_features',
    'email_changes',
    'hand_overs',
    'known_devices',
    'notifications',
    'notification_choices',
    'login_attempts',
    'networks',
    'passkey_challenges',
    'password_tokens',
    'pending_logins',
    'recovery_codes',
    'saved_views',
    'scpi_contacts',
    'scpi_firms',
    'search_alert_unsubscribes',
    'second_factors',
    'sessions',
    'tokens',
    'user_business_centers',
    'users',
  ],
  'what is for sale, and settings': [
    'catalogue_column_choices',
    'catalogue_import_changes',
    'catalogue_import_files',
    'catalogue_imports',
    'catalogue_looks',
    'company_programs',
    'company_promoters',
    'company_top_properties',
    'files',
    'looked_at_lots',
    'lot_news',
    'managers',
    'official_lists',
    'pictures',
    'program_documents',
    'programs',
    'project_switches',
    'promoters',
    'properties',
    'property_price_changes',
    'property_update_requests',
    'setting_changes',
  ],
  'ids and counts, which outlive people': [
    'audit_chains',
    'audit_events',
    'audit_incoming',
    'client_file_deletions',
    'client_lead_imports',
    'request_counts',
  ],
  'the application itself': ['clock_reading', 'data_key', 'migrations'],
}

/** Copies of what other tables say, which an erasure empties (`forgetCopies`, the trash). */
const COPIES = ['idempotency_keys', 'outbox', 'trash', 'trash_links', 'trash_rows']

test('every table of the database is of a kind of person, a copy, or holds nothing of clients', async () => {
  const roots = personKinds.map(({ trash }) => trash.table)
  const reached = await running.database.query<{ name: string }>(
    `WITH RECURSIVE reached(oid) AS (
       SELECT c.oid FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1)
       UNION SELECT k.conrelid FROM pg_constraint k JOIN reached r ON k.confrelid = r.oid WHERE k.contype = 'f' AND k.confdeltype = 'c')
     SELECT c.relname::text AS name FROM reached JOIN pg_class c USING (oid)`,
    [roots],
  )
  const ofPeople = reached.map(({ name }) => name)
  const known = [...ofPeople, ...COPIES, ...Object.values(WITHOUT_CLIENTS).flat()]
  const all = (await findTables(running.database)).map(({ name }) => name)
  expect(all.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !all.includes(name))).toEqual([])

  const withNames = await running.database.query<{ name: string }>(
    `SELECT DISTINCT table_name::text AS name FROM information_schema.columns JOIN pg_class c ON c.relname = table_name AND c.relkind = 'r'
     WHERE table_schema = current_schema() AND column_name IN ('firstname', 'lastname', 'birthdate', 'phone', 'email')`,
  )
  const searched = personKinds.flatMap(({ identities }) => identities.map(({ table }) => table))
  const strangers = withNames.map(({ name }) => name).filter((name) => !searched.includes(name))
  expect(strangers.sort()).toEqual([
    'client_file_children',
    'commercial_report_recipients',
    'company_contacts',
    'email_changes',
    'pp_account_children',
    'scpi_contacts',
    'users',
  ])
})
