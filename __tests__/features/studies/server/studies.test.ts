import { isObject, isText } from '#contract/json'
import { failure, document } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { readPdf } from '../../../support/server/readPdf'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const STUDIES = '/api/v4/commercial-reports'
const SENDINGS = '/api/v4/commercial-report-packages'
const READER = { firstname: 'Isabelle', lastname: 'Colin', email: 'isabelle.colin@courriel.example' }
const DAY_MS = 86_400_000

let running: TestApp
let claire: Caller
let file: string

beforeEach(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
  file = await calculatedFile()
})
afterEach(() => running.close())

/** A file of Claire's whose operation was calculated. */
async function calculatedFile(): Promise<string> {
  const [row] = await running.database.query<{ id: string }>(
    `SELECT f.id FROM client_files f JOIN users u ON u.company_id = f.company_id AND u.id = f.adviser_id
     WHERE u.email = 'c.aubrac@ormeval.example' AND f.calculated_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM commercial_reports r WHERE r.client_file_id = f.id) ORDER BY f.id LIMIT 1`,
  )
  if (!row) throw new Error('no file of the demo is calculated')
  return row.id
}

const shown = async (id: string, caller = claire) =>
  document(await caller.call('GET', `${STUDIES}/${id}?include=events,questions`))

/** A study, once it is printed. */
async function study(more: object = {}): Promise<string> {
  const answer = await claire.call('POST', `${STUDIES}/generate`, { client_file: file, ...more })
  expect([answer.statusCode, failure(answer).message]).toEqual([202, undefined])
  const { id } = document(answer).data
  await printed(id)
  return id
}

async function printed(id: string): Promise<void> {
  while ((await shown(id)).data.attributes['status'] === 'generating')
    await new Promise((resolve) => setTimeout(resolve, 20))
}

interface Sent {
  readonly id: string
  readonly link: string
}

async function send(id: string, more: object = {}): Promise<Sent> {
  const answer = await claire.call('POST', SENDINGS, {
    reports: [id],
    recipients: [READER],
    subject: 'Votre étude',
    ...more,
  })
  expect([answer.statusCode, failure(answer).message]).toEqual([201, undefined])
  const sending = document(answer).data
  const recipients = sending.attributes['recipients']
  const [first] = Array.isArray(recipients) ? (recipients as unknown[]) : []
  if (!isObject(first) || !isText(first['link'])) throw new Error('no link')
  return { id: sending.id, link: first['link'] }
}

const ofLink = (link: string, what: string) => `${SENDINGS}/${link}/${what}`
const read = (link: string, caller = running.stranger) => caller.call('GET', ofLink(link, 'study'))
const tell = (link: string, body: object) => running.stranger.call('POST', ofLink(link, 'track'), body)

test('a study is printed with the figures of its operation, and what its firm writes', async () => {
  const id = await study()
  const { status, pages, figures } = (await shown(id)).data.attributes
  expect([status, Number(pages) > 5]).toEqual(['generated', true])
  const pdf = await claire.call('GET', `${STUDIES}/${id}/pdf`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const text = (await readPdf(pdf.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ')
  const effort = isObject(figures) ? Math.abs(Math.round(Number(figures['average_effort']))) : 0
  expect(text).toContain(`${effort.toLocaleString('fr-FR').replaceAll(/\s/g, ' ')} €/mois`)
  expect(text).toContain('Avertissement')
  expect(text).toContain('reconnaît avoir reçu cette étude de Claire Aubrac')
})

test('whatever somebody is called, the study is printed and says it', async () => {
  const title = 'Étude 🏡 שלום #panic() <b>x</b> $y$ *z*'
  const id = await study({ title })
  expect((await shown(id)).data.attributes['status']).toBe('generated')
  const text = (await readPdf((await claire.call('GET', `${STUDIES}/${id}/pdf`)).rawPayload)).pages.join(' ')
  expect(text).toContain('#panic()')
  expect(text).toContain('<b>x</b>')
})

test('a study that cannot be printed is tried three times, then says so, and may be tried again', async () => {
  const { printWaiting } = await import('../../../../src/features/studies/server/operations/generation')
  const { database } = running
  const id = await study()
  // Whoever prints it, the application or this test, finds nothing to write.
  await database.query(
    `UPDATE commercial_reports SET inputs = facts, facts = '{}', status = 'generating', attempts = 0 WHERE id = $1`,
    [id],
  )
  const workers = { run: () => Promise.reject(new Error('no ink')), close: () => Promise.resolve() }
  while ((await shown(id)).data.attributes['status'] === 'generating') {
    await database.query('UPDATE commercial_reports SET print_after = NULL WHERE id = $1', [id])
    await printWaiting({ database, workers, now: () => TEST_INSTANT, fail: () => undefined }, () => false)
  }
  expect((await shown(id)).data.attributes).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('réessayez') as unknown,
  })
  const tried = await database.query('SELECT attempts FROM commercial_reports WHERE id = $1', [id])
  expect(tried).toEqual([{ attempts: 3 }])
  await database.query('UPDATE commercial_reports SET facts = inputs WHERE id = $1', [id])
  const again = await claire.call('PUT', `${STUDIES}/${id}`, { action: 'retry' })
  expect(again.statusCode).toBe(200)
  await printed(id)
  expect((await shown(id)).data.attributes['status']).toBe('generated')
})

test('texts of the firm that lack are told before anything is made', async () => {
  await running.database.query(`DELETE FROM setting_changes WHERE section = 'commercial_report_parameters'`)
  const answer = await claire.call('POST', `${STUDIES}/generate`, { client_file: file })
  expect(answer.statusCode).toBe(422)
  expect(failure(answer).errors).toHaveProperty('parameters')
})

test('a reader opens it by their link, and the adviser sees what they read and asked; the answer is mailed', async () => {
  const id = await study()
  const { link } = await send(id)
  const [mail] = (await sentMail(running)).filter(({ to = [] }) => to.some(({ address }) => address === READER.email))
  expect(mail?.text).toContain(`/etude-immobiliere/${link}`)
  const reading = await read(link)
  expect([reading.statusCode, reading.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
  await tell(link, { event: 'opened' })
  await tell(link, { event: 'page_viewed', page: 'effort', seconds: 40 })
  await tell(link, { event: 'page_viewed', page: 'tax', seconds: 2 })
  await tell(link, {
    event: 'amount_explained',
    page: 'effort',
    key: 'indicators.average_effort',
    amount: '724 €/mois',
  })
  await tell(link, {
    event: 'question_asked',
    page: 'effort',
    key: 'indicators.average_effort',
    amount: '724 €/mois',
    text: 'Et la taxe foncière ?',
  })
  expect((await tell(link, { event: 'signed' })).statusCode).toBe(422)
  const seen = await shown(id)
  expect(seen.data.attributes).toMatchObject({
    status: 'viewed',
    views: 1,
    read_seconds: 42,
    chapters_read: 1,
    open_questions: 1,
  })
  const explained = seen.included?.find(({ attributes }) => attributes['kind'] === 'amount_explained')
  expect(explained?.attributes['amount']).toBe('724 €/mois')
  const question = seen.included?.find(({ type }) => type === 'commercial_report_question')
  const answered = await claire.call('PUT', `${STUDIES}/${id}`, {
    action: 'answer',
    question: question?.id,
    text: 'Oui, elle est comptée.',
  })
  expect(answered.statusCode).toBe(200)
  expect((await read(link)).body).toContain('Oui, elle est comptée.')
  const answers = (await sentMail(running)).filter(({ subject = '' }) => subject.startsWith('Réponse à votre question'))
  expect(answers.map(({ to = [] }) => to[0]?.address)).toEqual([READER.email])
})

test('after « Désactiver », nothing that is read is told; a question still is', async () => {
  const { link } = await send(await study())
  await tell(link, { event: 'opt_out' })
  await tell(link, { event: 'opened' })
  await tell(link, { event: 'page_viewed', page: 'tax', seconds: 30 })
  await tell(link, { event: 'question_asked', text: 'Une question' })
  const rows = await running.database.query<{ kind: string }>(
    `SELECT e.kind FROM commercial_report_events e JOIN commercial_report_recipients r ON r.id = e.recipient_id WHERE r.link = $1 ORDER BY e.at, e.kind`,
    [link],
  )
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['opt_out', 'question_asked'])
})

test('a firm that does not want to be told of readings is told of questions alone', async () => {
  const director = await running.logIn('h.vautrin@ormeval.example')
  const address = '/api/v3/company/commercial-report-parameters'
  const { attributes } = document(await director.call('GET', address)).data
  expect(attributes['tracking']).toBe(true)
  expect((await director.call('PUT', address, { ...attributes, tracking: false })).statusCode).toBe(200)
  const id = await study()
  const { link } = await send(id)
  expect(document(await read(link)).data).toMatchObject({ tracking: { isOn: false } })
  await tell(link, { event: 'opened' })
  await tell(link, { event: 'question_asked', text: 'Et la copropriété ?' })
  expect((await shown(id)).data.attributes).toMatchObject({ status: 'sent', views: 0, open_questions: 1 })
  const { tracking: _told, ...texts } = attributes
  await director.call('PUT', address, texts)
  expect(document(await director.call('GET', address)).data.attributes['tracking']).toBe(false)
})

test('a link opens nothing once it has ended, was revoked, or is none; prolonged, it opens again', async () => {
  const id = await study()
  const { link, id: sending } = await send(id, { days: 1 })
  running.setNow(new Date(TEST_INSTANT.getTime() + 2 * DAY_MS))
  claire = await running.logIn('c.aubrac@ormeval.example')
  expect((await read(link)).statusCode).toBe(410)
  expect((await tell(link, { event: 'opened' })).statusCode).toBe(410)
  expect((await running.stranger.call('GET', ofLink(link, 'pdf'))).statusCode).toBe(410)
  expect((await shown(id)).data.attributes['status']).toBe('expired')
  await claire.call('PUT', `${SENDINGS}/${sending}`, { action: 'extend', days: 10 })
  expect((await read(link)).statusCode).toBe(200)
  await claire.call('PUT', `${SENDINGS}/${sending}`, { action: 'revoke' })
  const revoked = await read(link)
  expect([revoked.statusCode, failure(revoked).message]).toEqual([410, 'Votre conseiller a retiré cette étude.'])
  expect((await read('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  expect((await read('nothing')).statusCode).toBe(404)
})

test('a password is asked for, five times at most; the right one opens that link alone', async () => {
  const { link } = await send(await study(), { password: 'Mimosa-2026' })
  expect((await read(link)).statusCode).toBe(401)
  const tried = await running.stranger.call('POST', ofLink(link, 'open'), { password: 'wrong-one' })
  expect(tried.statusCode).toBe(422)
  expect((await running.stranger.call('POST', ofLink(link, 'open'), { password: 'Mimosa-2026' })).statusCode).toBe(204)
  expect((await read(link)).statusCode).toBe(200)
  for (let time = 0; time < 3; time += 1)
    await running.stranger.call('POST', ofLink(link, 'open'), { password: 'wrong-one' })
  expect((await running.stranger.call('POST', ofLink(link, 'open'), { password: 'Mimosa-2026' })).statusCode).toBe(429)
})

test('a new version takes the place of the one before: its link opens the latest', async () => {
  const first = await study()
  const { link } = await send(first)
  const second = await study({ previous: first })
  expect((await shown(first)).data.attributes['status']).toBe('superseded')
  await send(second)
  const latest = await read(link)
  expect(latest.body).toContain(second)
  expect(document(latest).data).toMatchObject({
    replaces: { edition: 1, madeOn: TEST_INSTANT.toISOString().slice(0, 10) },
  })
  const third = await claire.call('POST', `${STUDIES}/generate`, { client_file: file, previous: first })
  expect(third.statusCode).toBe(409)
})

test('what was asked of a version is read with the next one; revoked, that one closes the links of those before', async () => {
  const first = await study()
  const { link } = await send(first)
  await tell(link, { event: 'question_asked', page: 'effort', text: 'Et la taxe foncière ?' })
  const second = await study({ previous: first })
  const { id: sending } = await send(second)
  expect((await read(link)).body).toContain('Et la taxe foncière ?')
  await claire.call('PUT', `${SENDINGS}/${sending}`, { action: 'revoke' })
  const closed = await read(link)
  expect([closed.statusCode, failure(closed).message]).toEqual([410, 'Votre conseiller a retiré cette étude.'])
  await claire.call('DELETE', `${STUDIES}/${second}`)
  expect((await read(link)).statusCode).toBe(410)
})

test('a version that is taken back closes the links of those before, also of a reader whom it was not sent to', async () => {
  const first = await study()
  const { link } = await send(first, { recipients: [{ ...READER, email: 'copie@courriel.example' }] })
  const second = await study({ previous: first })
  const { id: sending } = await send(second)
  expect((await read(link)).body).toContain(first)
  await claire.call('PUT', `${SENDINGS}/${sending}`, { action: 'revoke' })
  expect((await read(link)).statusCode).toBe(410)
})

test('a sending leaves again, each reader greeted by name before the message; that it left is told', async () => {
  const id = await study()
  const { id: sending, link } = await send(id, { message: 'Première ligne.\nSeconde ligne.' })
  const again = await claire.call('PUT', `${SENDINGS}/${sending}`, { action: 'resend' })
  expect([again.statusCode, failure(again).message]).toEqual([200, undefined])
  const letters = (await sentMail(running)).filter(({ to = [] }) => to.some(({ address }) => address === READER.email))
  expect(letters).toHaveLength(2)
  for (const { text = '' } of letters)
    expect(text.split(/\n+/).slice(0, 4)).toEqual([
      'Bonjour Isabelle,',
      'Première ligne.',
      'Seconde ligne.',
      expect.stringContaining(`/etude-immobiliere/${link}`),
    ])
  const { noteMail } = await import('../../../../src/features/studies/server/operations/mail')
  await running.database.transaction((transaction) => noteMail(transaction, TEST_INSTANT))
  const kinds = (await shown(id)).included?.map(({ attributes }) => attributes['kind'])
  expect(kinds?.filter((kind) => kind === 'delivered')).toHaveLength(1)
})

test('a link is prolonged from its end on', async () => {
  const { id: sending } = await send(await study(), { days: 30 })
  const prolonged = document(await claire.call('PUT', `${SENDINGS}/${sending}`, { action: 'extend', days: 30 })).data
  expect(prolonged.attributes['expires_at']).toBe(new Date(TEST_INSTANT.getTime() + 60 * DAY_MS).toISOString())
})

test('what is done with a sending is refused of its study, and says where it is asked', async () => {
  const id = await study()
  await send(id)
  const refused = await claire.call('PUT', `${STUDIES}/${id}`, { action: 'revoke' })
  expect([refused.statusCode, failure(refused).errors]).toEqual([422, { action: [expect.stringContaining('envoi')] }])
})

test('neither another firm nor a colleague who sees only their own files reads or sends it', async () => {
  const id = await study()
  const { id: sending } = await send(id)
  for (const email of ['a.lestivel@vermeil.example', 's.benkacem@ormeval.example']) {
    const other = await running.logIn(email)
    for (const address of [`${STUDIES}/${id}`, `${STUDIES}/${id}/pdf`, `${SENDINGS}/${sending}`])
      expect([email, address, [403, 404].includes((await other.call('GET', address)).statusCode)]).toEqual([
        email,
        address,
        true,
      ])
    const sent = await other.call('POST', SENDINGS, { reports: [id], recipients: [READER], subject: 'x' })
    expect([403, 404]).toContain(sent.statusCode)
  }
})

test('a study whose file changes is stale, and says what changed', async () => {
  const id = await study()
  const simulation = document(await claire.call('GET', `/api/v3/client-files/${file}/simulation`)).data
  const changed = await claire.call(
    'PUT',
    `/api/v3/client-files/${file}/simulation`,
    { contribution: 12_345 },
    { 'if-match': `"${simulation.meta?.version ?? 1}"` },
  )
  expect(changed.statusCode).toBe(200)
  const { findStale } = await import('../../../../src/features/studies/server/operations/staleness')
  await findStale({ database: running.database, now: TEST_INSTANT, publicUrl: '' }, () => false)
  const { status, stale_reasons } = (await shown(id)).data.attributes
  expect(status).toBe('stale')
  expect(JSON.stringify(stale_reasons)).toContain('12\u202f345')
})

test('a deleted study takes its links along', async () => {
  const id = await study()
  const { link, id: sending } = await send(id)
  expect((await claire.call('DELETE', `${STUDIES}/${id}`)).statusCode).toBe(204)
  expect((await read(link)).statusCode).toBe(404)
  expect((await claire.call('GET', `${SENDINGS}/${sending}`)).statusCode).toBe(404)
})
