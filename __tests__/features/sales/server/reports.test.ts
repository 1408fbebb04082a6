import { moveDue } from '../../../../src/features/sales/server/jobs/reportDeadlines'
import { createFile, document, failure, list, type AnsweredDocument } from '../../../support/server/documents'
import type { Colleague } from '../../../support/server/firm'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'
import { lettersAbout } from './letters'

const PATH = '/api/v3/report'
const CONSENT = '2026-11-19T09:00:00.000Z'

let running: TestApp
let claire: Caller
let paul: Caller
let promoter: string
let program: string

beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())
beforeEach(async () => {
  await at(TEST_INSTANT)
  const [found] = list(await claire.call('GET', '/api/v3/programs?page[size]=1&include=promoter'))
  program = found?.id ?? ''
  const linked = found?.relationships?.['promoter']?.data as { id: string }
  promoter = linked.id
})

/** The clock shows this instant; sessions that it ended are opened again. */
async function at(instant: Date): Promise<void> {
  running.setNow(instant)
  claire = await running.logIn('c.aubrac@ormeval.example')
  paul = await running.logIn('p.kerivel@ormeval.example')
}

/** A file of the caller, whose client is known by this address. */
async function fileOf(caller: Colleague, person: object = {}): Promise<string> {
  const { id } = await createFile(caller)
  const known = { honorific: 'mrs', firstname: 'Odette', lastname: 'Vaucresson', phone: '06 39 98 77 11', ...person }
  const answer = await caller.call('PUT', `/api/v3/client-files/${id}/person`, known)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return id
}

const newEmail = () => `client.${crypto.randomUUID()}@courriel.example`

async function drafted(caller: Colleague = claire, change: object = {}): Promise<AnsweredDocument> {
  const client_file = await fileOf(caller, { email: newEmail() })
  const answer = await caller.call('POST', PATH, { client_file, program, consent_at: CONSENT, ...change })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return document(answer)
}

const act = (caller: Colleague, id: string, action: string, more: object = {}) =>
  caller.call('PUT', `${PATH}/${id}`, { action, ...more })

/** A dénonciation after these actions, all of Claire's. */
async function after(...actions: readonly string[]): Promise<string> {
  const { data } = await drafted()
  for (const action of actions) {
    const answer = await act(claire, data.id, action, action === 'dispute' ? { reason: 'Déjà connu' } : {})
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  return data.id
}

const read = async (id: string, caller: Colleague = claire) => document(await caller.call('GET', `${PATH}/${id}`))
/** The file of a dénonciation. */
const fileHolding = async (id: string): Promise<string> => {
  const linked = (await read(id)).data.relationships?.['client_file']?.data as { id: string }
  return linked.id
}
const steps = async (id: string) =>
  list(await claire.call('GET', `${PATH}/${id}/history`)).map(({ attributes }) => attributes)
const letters = (subject: string) => lettersAbout(running, subject)

describe('a dénonciation', () => {
  test('is prepared, then sent: the client is copied, the answer due in two working days, the sending acknowledged', async () => {
    const { data, meta } = await drafted()
    expect(data.attributes).toMatchObject({ status: 'draft', person: null, sent_at: null })
    expect(data.relationships?.['promoter']).toEqual({ data: { type: 'promoter', id: promoter } })
    expect(meta).toMatchObject({ allowed_actions: ['send', 'cancel'], collisions: [] })

    const answer = await act(claire, data.id, 'send')
    expect(answer.statusCode).toBe(200)
    const sent = document(answer)
    // Friday 20 November 2026: the second working day is Tuesday.
    expect(sent.data.attributes).toMatchObject({
      status: 'sent',
      sent_at: TEST_INSTANT.toISOString(),
      answer_due_at: '2026-11-24T22:59:59.000Z',
      person: { firstname: 'Odette', lastname: 'Vaucresson' },
    })
    expect(sent.meta?.['allowed_actions']).toEqual(['accept', 'dispute', 'reject', 'cancel'])
    const acknowledgements = await letters('accusé d’envoi')
    expect(acknowledgements.map(({ recipient }) => recipient)).toContain('c.aubrac@ormeval.example')
    for (const { text } of acknowledgements) expect(text).not.toContain('Vaucresson')
  })

  test('is copied as the client was: a later change of the file does not reach it', async () => {
    const id = await after('send')
    const file = await fileHolding(id)
    await claire.call('PUT', `/api/v3/client-files/${file}/person`, { lastname: 'Autre' })
    expect((await read(id)).data.attributes['person']).toMatchObject({ lastname: 'Vaucresson' })
  })

  test('is accepted for the months of its promoter, renewed once from its end, and says why not twice', async () => {
    await running.database.query('UPDATE promoters SET report_duration = 3 WHERE id = $1', [promoter])
    const id = await after('send', 'accept')
    expect((await read(id)).data.attributes['expires_at']).toBe('2027-02-20T22:59:59.000Z')
    expect(document(await act(claire, id, 'renew')).data.attributes).toMatchObject({
      status: 'accepted',
      renewal_count: 1,
      expires_at: '2027-05-20T21:59:59.000Z',
    })
    const again = await act(claire, id, 'renew')
    expect(again.statusCode).toBe(409)
    expect(failure(again).message).toContain('déjà été renouvelée')
    expect(again.json<{ meta: object }>().meta).toEqual({ allowed_actions: ['cancel'] })
  })

  test('keeps who did what, through whom, from which state to which, and why; newest first', async () => {
    const id = await after('send', 'dispute')
    await act(claire, id, 'reject', { reason: 'Client d’un autre' })
    expect(await steps(id)).toEqual([
      expect.objectContaining({ action: 'reject', from: 'conflict', to: 'rejected', reason: 'Client d’un autre' }),
      expect.objectContaining({ action: 'dispute', from: 'sent', to: 'conflict', channel: 'promoter' }),
      expect.objectContaining({
        action: 'send',
        from: 'draft',
        to: 'sent',
        channel: 'adviser',
        actor: 'Claire Aubrac',
      }),
      expect.objectContaining({ action: 'create', from: null, to: 'draft', at: TEST_INSTANT.toISOString() }),
    ])
  })

  test('of a colleague is answered for by the administration of sales, and its adviser is told', async () => {
    const { data } = await drafted()
    await act(claire, data.id, 'send')
    const answer = await act(paul, data.id, 'reject', { reason: 'Budget de mars' })
    expect(answer.statusCode).toBe(200)
    const told = (await letters('refusée')).filter(({ text }) => text.includes('Budget de mars'))
    expect(told.map(({ recipient }) => recipient)).toEqual(['c.aubrac@ormeval.example'])
  })

  test('that was a draft is removed; one that was sent stays', async () => {
    const draft = await after()
    expect((await claire.call('DELETE', `${PATH}/${draft}`)).statusCode).toBe(204)
    expect((await claire.call('GET', `${PATH}/${draft}`)).statusCode).toBe(404)
    const sent = await after('send')
    expect((await claire.call('DELETE', `${PATH}/${sent}`)).statusCode).toBe(409)
    expect((await read(sent)).data.attributes['status']).toBe('sent')
  })

  test('goes to the trash with its file, and comes back with it', async () => {
    const id = await after('send')
    const file = await fileHolding(id)
    expect((await claire.call('DELETE', `/api/v3/client-files/${file}`)).statusCode).toBe(204)
    expect((await claire.call('GET', `${PATH}/${id}`)).statusCode).toBe(404)
    expect((await claire.call('PUT', `/api/v3/trash/${file}`, { action: 'restore' })).statusCode).toBe(200)
    expect((await read(id)).data.attributes).toMatchObject({ status: 'sent', person: { lastname: 'Vaucresson' } })
    expect(await steps(id)).toHaveLength(2)
  })

  test('is in the export of its file', async () => {
    const id = await after('send')
    const file = await fileHolding(id)
    const exported = document(await claire.call('GET', `/api/v3/client-files/${file}/export`))
    expect(exported.included?.filter(({ type }) => type === 'report').map((one) => one.id)).toEqual([id])
  })
})

describe('bad input', () => {
  test('in this order: an unknown action, a state that forbids, what lacks', async () => {
    const { data } = await drafted(claire, { consent_at: null })
    const unknown = await act(claire, data.id, 'vendre')
    expect([unknown.statusCode, Object.keys(failure(unknown).errors ?? {})]).toEqual([422, ['action']])
    // No reason is given either: the state is looked at first.
    expect((await act(claire, data.id, 'reject')).statusCode).toBe(409)
    expect((await act(claire, data.id, 'expire')).statusCode).toBe(409)
    const lacking = await act(claire, data.id, 'send')
    expect([lacking.statusCode, failure(lacking).errors]).toEqual([422, { consent_at: ['Ce champ est requis'] }])
    const future = await act(claire, data.id, 'send', { consent_at: '2026-12-01T00:00:00.000Z' })
    expect([future.statusCode, Object.keys(failure(future).errors ?? {})]).toEqual([422, ['consent_at']])
    expect((await act(claire, data.id, 'send', { consent_at: CONSENT })).statusCode).toBe(200)
    expect((await act(claire, data.id, 'reject')).json()).toMatchObject({ errors: { reason: ['Ce champ est requis'] } })
  })

  test('without the identity of the client, or a promoter, nothing is sent', async () => {
    const { id: empty } = await createFile(claire)
    const nameless = document(
      await claire.call('POST', PATH, { client_file: empty, promoter, consent_at: CONSENT }),
    ).data
    expect(failure(await act(claire, nameless.id, 'send')).errors).toHaveProperty('client_file')
    const { data } = await drafted(claire, { program: null })
    expect(failure(await act(claire, data.id, 'send')).errors).toHaveProperty('promoter')
    expect((await act(claire, data.id, 'send', { promoter })).statusCode).toBe(200)
  })

  test('a state is not written, what was sent changes in its comment alone, an old version is a conflict', async () => {
    const id = await after('send')
    const change = (body: object, headers = {}) => claire.call('PUT', `${PATH}/${id}`, body, headers)
    expect(failure(await change({ status: 'accepted' })).errors).toHaveProperty('status')
    expect(failure(await change({ promoter })).errors).toHaveProperty('promoter')
    expect(document(await change({ comment: 'Rappeler lundi' })).data.attributes['comment']).toBe('Rappeler lundi')
    expect((await change({ comment: 'Trop tard' }, { 'if-match': '"1"' })).statusCode).toBe(409)
  })

  test('a double click does one thing', async () => {
    const { data } = await drafted()
    const answers = await Promise.all([act(claire, data.id, 'send'), act(claire, data.id, 'send')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await steps(data.id)).filter(({ action }) => action === 'send')).toHaveLength(1)
  })
})

describe('time', () => {
  test('moves a dénonciation at its own instant, whether or not the job has run', async () => {
    await running.database.query('UPDATE promoters SET report_duration = 3 WHERE id = $1', [promoter])
    const id = await after('send', 'accept')
    const shownAt = async (instant: string) => {
      await at(new Date(instant))
      const found = list(await claire.call('GET', `${PATH}?filter[status]=expired`)).some((one) => one.id === id)
      return [(await read(id)).data.attributes['status'], found]
    }
    expect(await shownAt('2027-02-13T22:00:00Z')).toEqual(['accepted', false])
    expect(await shownAt('2027-02-14T22:00:00Z')).toEqual(['expiring', false])
    expect(await shownAt('2027-02-20T22:59:59Z')).toEqual(['expiring', false])
    expect(await shownAt('2027-02-20T23:00:00Z')).toEqual(['expired', true])
    expect((await act(claire, id, 'renew')).statusCode).toBe(409)
  })

  test('is written down once by two processes, also after they slept, and told to the adviser', async () => {
    await running.database.query('UPDATE promoters SET report_duration = 4 WHERE id = $1', [promoter])
    const id = await after('send', 'accept')
    const round = (now: string) =>
      running.database.transaction((transaction) => moveDue(transaction, new Date(now), 'https://solive.example'))
    const both = async (now: string) => Promise.all([round(now), round(now)])
    const told = async (subject: string) =>
      (await letters(subject)).filter(({ text }) => text.includes('20/03/2027')).length
    await both('2027-03-15T10:00:00Z')
    await both('2027-03-15T10:01:00Z')
    expect(await told('expire bientôt')).toBeGreaterThan(0)
    await both('2027-06-01T10:00:00Z')
    await both('2027-06-02T10:00:00Z')
    const moved = (await steps(id)).filter(({ channel }) => channel === 'system')
    expect(moved.map(({ action, actor }) => [action, actor])).toEqual([
      ['expire', null],
      ['tick', null],
    ])
  })
})

describe('between colleagues', () => {
  test('the same client declared to the same promoter is told, with the colleague and never the client', async () => {
    const email = newEmail()
    const first = await drafted(claire, { client_file: await fileOf(claire, { email, lastname: 'Secrète' }) })
    await act(claire, first.data.id, 'send')
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const file = await fileOf(helene, { email: email.toUpperCase(), phone: '06 39 98 77 12' })
    const second = await helene.call('POST', PATH, { client_file: file, promoter, consent_at: CONSENT })
    expect(document(second).meta?.['collisions']).toEqual([
      { colleague: 'Claire Aubrac', sent_at: TEST_INSTANT.toISOString() },
    ])
    expect(second.body).not.toContain('Secrète')
  })

  test('each reaches what they made and what is on their files; another firm reaches nothing', async () => {
    const id = await after('send')
    const samir = await running.logIn('s.benkacem@ormeval.example')
    const ines = await running.logIn('i.marchal@ormeval.example')
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const status = async (caller: Colleague) => (await caller.call('GET', `${PATH}/${id}`)).statusCode
    expect([await status(helene), await status(paul), await status(samir), await status(ines)]).toEqual([
      200, 200, 404, 403,
    ])
    const file = await fileHolding(id)
    await running.database.query(
      `UPDATE client_files SET adviser_id = (SELECT id FROM users WHERE email = 's.benkacem@ormeval.example') WHERE id = $1`,
      [file],
    )
    // The file is Samir's now, who sees sales and does not make them; it stays Claire's own dénonciation.
    const seen = await read(id, samir)
    expect(seen.meta).toMatchObject({ allowed_actions: [], actions: [] })
    expect([await status(claire), (await act(samir, id, 'accept')).statusCode]).toEqual([200, 403])
    expect(list(await samir.call('GET', `${PATH}?filter[client_file]=${file}`)).map((one) => one.id)).toEqual([id])
  })

  test('a file of another firm, or out of reach, is refused by its field', async () => {
    const helene = await running.logIn('h.vautrin@ormeval.example')
    const answer = await claire.call('POST', PATH, {
      client_file: await fileOf(helene, { email: newEmail() }),
      promoter,
    })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['client_file']])
  })
})
