import { personas } from '../../../../../support/scpi/personas'
import { ACCOUNTS, newInvestor, sent } from '../../../../../support/scpi/questionnaire'
import { failure } from '../../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

const MONDAY = new Date('2026-11-16T09:00:00Z')
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000)

let running: TestApp
let cif: Caller
let backOffice: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
})
afterAll(() => running.close())
// A session that the clock has outlived is over.
beforeEach(async () => {
  running.setNow(MONDAY)
  ;[cif, backOffice] = await Promise.all([
    running.logIn('cif@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
  ])
})

const [persona] = personas
const knowledge = Object.fromEntries(
  Object.entries(persona?.quiz ?? {}).filter(([name]) => name.startsWith('gk_') || name.startsWith('sk_')),
)

interface Told {
  readonly data: { readonly attributes: Readonly<Record<string, unknown>> }
  readonly meta: {
    readonly attempts_left: number
    readonly next_attempt_at: string | null
    readonly correction?: Readonly<Record<string, { readonly right: string; readonly is_right: boolean }>>
  }
}

const quizOf = async (accountId: string): Promise<Told> =>
  (await cif.call('GET', `${ACCOUNTS}/${accountId}/quiz`)).json<Told>()
const put = (accountId: string, body: object, caller = cif) => caller.call('PUT', `${ACCOUNTS}/${accountId}/quiz`, body)
const submit = (accountId: string) => put(accountId, { action: 'submit' })

test('what is right is told once an attempt is submitted, never before', async () => {
  const { accountId } = await newInvestor(cif)
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, knowledge)
  const open = await quizOf(accountId)
  expect(open.meta).toEqual({ attempts_left: 2, next_attempt_at: null })
  expect(JSON.stringify(open)).not.toMatch(/right|explanation/)
  expect((await submit(accountId)).statusCode).toBe(200)
  const { meta, data } = await quizOf(accountId)
  expect(meta.correction?.['gk_bond_rates']).toMatchObject({ given: 'dont_know', right: 'b', is_right: false })
  expect(meta.correction?.['sk_liquidity']).toMatchObject({ right: 'a', is_right: true })
  expect(Object.keys(meta.correction ?? {})).toHaveLength(18)
  expect(data.attributes).toMatchObject({
    knowledge_submitted_at: MONDAY.toISOString(),
    quiz_completed_by: 'client_with_adviser',
  })
  expect(data.attributes['quiz_attempts']).toMatchObject([{ correct_general: 7, correct_scpi: 8, answers: knowledge }])
})

test('criteria of sustainability are alternatives as soon as there are two, unless all of them are asked for', async () => {
  const { accountId } = await newInvestor(cif)
  const combination = async (answers: object) => {
    await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, answers)
    return (await quizOf(accountId)).data.attributes['esg_combination']
  }
  expect(await combination({ esg_interest: 'yes', esg_taxonomy_min: 'gte_5' })).toBeNull()
  expect(await combination({ esg_pai_families: ['waste'] })).toBe('any')
  expect(await combination({ esg_combination: 'all' })).toBe('all')
  expect(await combination({ esg_sustainable_min: 'gte_50' })).toBe('all')
})

test('who declines sustainability has no criteria left, and a single one is combined with nothing', async () => {
  const { accountId } = await newInvestor(cif)
  const criteria = async (answers: object) => {
    await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, answers)
    return (await quizOf(accountId)).data.attributes
  }
  const wanted = { esg_interest: 'yes', esg_taxonomy_min: 'gte_5', esg_sustainable_min: 'gte_10' }
  expect(await criteria({ ...wanted, esg_combination: 'all' })).toMatchObject({ esg_combination: 'all' })
  expect(await criteria({ esg_taxonomy_min: 'none' })).toMatchObject({ esg_combination: null })
  expect(await criteria({ esg_pai_families: ['waste'] })).toMatchObject({ esg_combination: 'any' })
  expect(await criteria({ esg_interest: 'no' })).toMatchObject({
    esg_interest: 'no',
    esg_taxonomy_min: null,
    esg_sustainable_min: null,
    esg_pai_families: [],
    esg_combination: null,
  })
})

test('an attempt is submitted whole: what is not answered is named', async () => {
  const { accountId } = await newInvestor(cif)
  const { sk_fees: _without, ...others } = knowledge
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, others)
  expect(failure(await submit(accountId)).errors).toEqual({ sk_fees: ['Ce champ est requis'] })
  expect((await quizOf(accountId)).data.attributes['quiz_attempts']).toEqual([])
})

test('two attempts in 24 hours; the third says when, and one that began before is kept', async () => {
  const { accountId } = await newInvestor(cif)
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, knowledge)
  await submit(accountId)
  running.setNow(later(2))
  expect((await put(accountId, { action: 'restart' })).statusCode).toBe(200)
  const restarted = await quizOf(accountId)
  expect(restarted.data.attributes).toMatchObject({ gk_inflation: null, knowledge_submitted_at: null })
  expect(restarted.meta).toEqual({ attempts_left: 1, next_attempt_at: null })
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, { ...knowledge, gk_bond_rates: 'b' })
  await submit(accountId)
  const refused = await put(accountId, { action: 'restart' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json<Told>().meta).toMatchObject({ attempts_left: 0, next_attempt_at: later(24).toISOString() })
  expect((await put(accountId, { gk_inflation: 'a' })).statusCode).toBe(409)
  running.setNow(later(25))
  cif = await running.logIn('cif@ormeval.example')
  expect((await quizOf(accountId)).meta).toMatchObject({ attempts_left: 1, next_attempt_at: null })
  expect((await put(accountId, { action: 'restart' })).statusCode).toBe(200)
  expect((await quizOf(accountId)).data.attributes['quiz_attempts']).toHaveLength(2)
})

test('the first answer after an attempt begins another one, of which the others are not answered', async () => {
  const { accountId } = await newInvestor(cif)
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, knowledge)
  await submit(accountId)
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, { gk_inflation: 'a' })
  const { data, meta } = await quizOf(accountId)
  expect(data.attributes).toMatchObject({
    gk_inflation: 'a',
    gk_liquidity: null,
    sk_fees: null,
    knowledge_submitted_at: null,
  })
  expect(meta).not.toHaveProperty('correction')
})

test('while another attempt is open, the score is that of the one before', async () => {
  const { accountId } = await newInvestor(cif)
  const scoreOf = async () =>
    (await sent(cif, 'GET', `/api/scpi/v1/scores/knowledge-experience-scpi/${accountId}`)).data.attributes
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, persona?.quiz ?? {})
  expect(await scoreOf()).toMatchObject({ is_complete: false })
  await submit(accountId)
  expect(await scoreOf()).toMatchObject({ points: 56, level: 'basic' })
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, { sk_fees: 'a' })
  expect(await scoreOf()).toMatchObject({ points: 56, level: 'basic' })
})

test('the platform’s back office answers for nobody', async () => {
  const { accountId } = await newInvestor(cif)
  expect((await put(accountId, { education_level: 'bac' }, backOffice)).statusCode).toBe(403)
  expect((await put(accountId, { action: 'submit' }, backOffice)).statusCode).toBe(403)
  expect((await backOffice.call('GET', `${ACCOUNTS}/${accountId}/quiz`)).statusCode).toBe(200)
})
