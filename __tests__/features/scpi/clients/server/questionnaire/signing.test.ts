import { ACCOUNTS, CLIENTS, sent } from '../../../../../support/scpi/questionnaire'
import { answerAll } from '../../../../../support/scpi/wholeQuestionnaire'
import { document, failure } from '../../../../../support/server/documents'
import { portalClient } from '../../../../../support/server/portal'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

const NOW = new Date('2026-11-20T09:00:00Z')

let running: TestApp
let cif: Caller
let holder: Caller
let clientId: string
beforeEach(async () => {
  running = await openTestApp({ isStill: true })
  running.setNow(NOW)
  ;[cif, holder] = await Promise.all([running.logIn('cif@ormeval.example'), portalClient(running)])
  clientId = document(await holder.call('GET', '/api/scpi/v1/client/me')).data.id
})
afterEach(() => running.close())

interface Version {
  readonly signed_by: string
  readonly signed_with: string
  readonly valid_until: string
  readonly ended_at: string | null
  readonly ended_reason: string | null
  readonly answers: unknown
  readonly scores: readonly { readonly code: string; readonly level: string }[]
}

const put = (accountId: string, body: object, caller = holder) => caller.call('PUT', `${ACCOUNTS}/${accountId}`, body)
const signatureOf = async (accountId: string, caller = cif) => {
  const { kyc_signed_at, kyc_valid_until } = document(await caller.call('GET', `${ACCOUNTS}/${accountId}`)).data
    .attributes
  return { kyc_signed_at, kyc_valid_until }
}
const versionsOf = async (accountId: string) =>
  (await cif.call('GET', `${ACCOUNTS}/${accountId}/versions`)).json<{ meta: { versions: Version[] } }>().meta.versions

const SIGNED = { kyc_signed_at: NOW.toISOString(), kyc_valid_until: '2027-11-20' }
const UNSIGNED = { kyc_signed_at: null, kyc_valid_until: null }

test('a client signs what is whole: answers and scores are kept as they were, for a year', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  expect((await put(accountId, { action: 'sign' })).statusCode).toBe(200)
  expect(await signatureOf(accountId)).toEqual(SIGNED)
  expect(document(await cif.call('GET', `${CLIENTS}/${clientId}`)).data.attributes).toMatchObject(SIGNED)
  const [version] = await versionsOf(accountId)
  expect(version).toMatchObject({
    signed_by: 'Mathis Corvalier',
    signed_with: 'portal',
    valid_until: '2027-11-20',
    ended_at: null,
  })
  expect(version?.scores.map(({ code }) => code)).toHaveLength(5)
  expect(JSON.stringify(version?.answers)).toContain('taxable_income_amount')
  expect(JSON.stringify(version)).not.toContain('1234567890123')
})

test('what is kept is the same whoever signs: the client in the portal, or his adviser what he signed on paper', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  await put(accountId, { action: 'unsign', reason: 'Sur papier' }, cif)
  const page = { name: 'Recueil signé', file: `data:application/pdf;base64,${btoa('%PDF-1.7\n1 0 obj\n')}` }
  expect((await put(accountId, { action: 'sign', signed_with: 'paper', page }, cif)).statusCode).toBe(200)
  const [onPaper, inPortal] = await versionsOf(accountId)
  expect(inPortal?.answers).toEqual(onPaper?.answers)
  expect(JSON.stringify(inPortal?.answers)).toContain('mif_category')
})

test('the account that comes with its client says that it is signed', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  const { included } = document(await holder.call('GET', `${CLIENTS}/${clientId}?include=ppAccount`))
  expect(included).toMatchObject([{ type: 'pp_account', id: accountId, attributes: SIGNED }])
})

test('what lacks is named, and a test that is not submitted', async () => {
  const accountId = document(await holder.call('GET', `${CLIENTS}/${clientId}/pp-account`)).data.id
  const refused = await put(accountId, { action: 'sign' })
  expect(refused.statusCode).toBe(422)
  expect(failure(refused).errors?.['action']?.[0]).toMatch(/^Il manque des réponses/)
  expect(await signatureOf(accountId)).toEqual(UNSIGNED)
})

test('the adviser signs for nobody', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  expect(failure(await put(accountId, { action: 'sign' }, cif)).errors).toHaveProperty('signed_with')
})

test.each([
  [
    'an answer of the account',
    async (accountId: string) => cif.call('PUT', `${ACCOUNTS}/${accountId}/objective`, { investment_risk: 'high' }),
  ],
  [
    'an answer of the client himself',
    async (accountId: string) => holder.call('PUT', `${ACCOUNTS}/${accountId}/quiz`, { tol_price_drop: 'a' }),
  ],
  [
    'an answer of the family',
    async () => cif.call('PUT', `/api/scpi/v1/client/${clientId}/family-situation`, { has_will: true }),
  ],
  [
    'an amount of a mass',
    async (accountId: string) => {
      const [own] = (await cif.call('GET', `${ACCOUNTS}/${accountId}/pp-entities`)).json<{ data: { id: string }[] }>()
        .data
      return cif.call('PUT', `/api/scpi/v1/pp-entities/${own?.id ?? ''}/charge`, { monthly_rent_amount: 950 })
    },
  ],
])('%s undoes the signature, and the version that was signed stays', async (_, change) => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  expect((await change(accountId)).statusCode).toBe(200)
  expect(await signatureOf(accountId)).toEqual(UNSIGNED)
  const [version] = await versionsOf(accountId)
  expect(version?.ended_at).not.toBeNull()
  expect(version?.ended_reason).toBeNull()
})

test('an explanation of a contradiction undoes nothing', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  const comment = { code: 'COH-08', comment: 'Retraite progressive, en accord avec l’employeur' }
  await sent(cif, 'POST', `${ACCOUNTS}/${accountId}/contradiction-comments`, comment)
  expect(await signatureOf(accountId)).toEqual(SIGNED)
})

test('a signature is taken back with a reason, by the client or his adviser, and given again', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  expect(failure(await put(accountId, { action: 'unsign' }, cif)).errors).toEqual({ reason: ['Ce champ est requis'] })
  expect((await put(accountId, { action: 'unsign', reason: 'Nouvel emploi' }, cif)).statusCode).toBe(200)
  expect(await signatureOf(accountId)).toEqual(UNSIGNED)
  expect(await versionsOf(accountId)).toMatchObject([{ ended_reason: 'Nouvel emploi' }])
  await put(accountId, { action: 'sign' })
  expect(await versionsOf(accountId)).toHaveLength(2)
})

test('once it is signed, tax numbers and exposure are changed by who may change a client entirely', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  const fiscality = `${ACCOUNTS}/${accountId}/fiscality`
  await put(accountId, { action: 'sign' })
  const number = { fiscal_identification_number: '0234567890123' }
  expect(failure(await holder.call('PUT', fiscality, number)).errors).toHaveProperty('fiscal_identification_number')
  expect((await cif.call('PUT', fiscality, number)).statusCode).toBe(200)
})

test('a client is told labels of his scores, and nothing of what compliance or his adviser noted', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/objective`, {
    manual_lower_level: 'cautious',
    manual_lower_comment: 'Premier investissement',
  })
  const score = document(await holder.call('GET', `/api/scpi/v1/scores/investor-profile/${accountId}`)).data.attributes
  expect(Object.keys(score).sort()).toEqual([
    'code',
    'computed_at',
    'is_complete',
    'level_label',
    'rules_version',
    'sentence',
  ])
  expect(score['level_label']).toBe('Prudent')
  const objective = document(await holder.call('GET', `${ACCOUNTS}/${accountId}/objective`)).data.attributes
  expect(objective).not.toHaveProperty('manual_lower_level')
  const whole = await holder.call('GET', `${ACCOUNTS}/${accountId}?include=objective,politicallyExposedPerson`)
  expect(whole.body).not.toMatch(/manual_lower|compliance|screening/)
  expect((await holder.call('GET', `${ACCOUNTS}/${accountId}/versions`)).statusCode).toBe(404)
  expect((await holder.call('GET', `${ACCOUNTS}/${accountId}/contradictions`)).statusCode).toBe(404)
})

interface Line {
  readonly resource_type: string
  readonly field: string
  readonly new_value: unknown
  readonly author_name: string
}

const signatureLines = async () =>
  (await cif.call('GET', `${CLIENTS}/${clientId}/history?page[size]=200`))
    .json<{ data: { attributes: Line }[] }>()
    .data.map(({ attributes }) => attributes)
    .filter(({ resource_type }) => resource_type === 'questionnaire_signature')

test('the history of the client says who signed, who took the signature back and why, and what an answer undid', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  const signed = await signatureLines()
  expect(Object.fromEntries(signed.map(({ field, new_value }) => [field, new_value]))).toEqual({
    state: 'signed',
    signed_with: 'portal',
    signed_on: '2026-11-20',
  })
  expect(new Set(signed.map(({ author_name }) => author_name))).toEqual(new Set(['Mathis Corvalier']))
  await put(accountId, { action: 'unsign', reason: 'Nouvel emploi' }, cif)
  const ended = (await signatureLines()).filter(({ author_name }) => author_name !== 'Mathis Corvalier')
  expect(Object.fromEntries(ended.map(({ field, new_value }) => [field, new_value]))).toEqual({
    state: 'ended',
    reason: 'Nouvel emploi',
  })
  await put(accountId, { action: 'sign' })
  await sent(cif, 'PUT', `${ACCOUNTS}/${accountId}/objective`, { investment_risk: 'high' })
  const states = (await signatureLines()).filter(({ field }) => field === 'state').map(({ new_value }) => new_value)
  expect(states.toSorted()).toEqual(['ended', 'ended', 'signed', 'signed'])
})

test('what holds is not signed twice', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  await put(accountId, { action: 'sign' })
  expect(failure(await put(accountId, { action: 'sign' })).errors).toEqual({ action: ['Le recueil est déjà signé'] })
  expect(await versionsOf(accountId)).toHaveLength(1)
})

/** Sessions end meanwhile: both log in again. */
async function later(instant: string): Promise<void> {
  running.setNow(new Date(instant))
  ;[cif, holder] = await Promise.all([running.logIn('cif@ormeval.example'), portalClient(running)])
}

test('a signature holds nothing back once its year has passed, and is given again', async () => {
  const accountId = await answerAll(cif, holder, clientId)
  const [fiscality, number] = [`${ACCOUNTS}/${accountId}/fiscality`, { fiscal_identification_number: '0234567890123' }]
  await put(accountId, { action: 'sign' })
  await later('2027-11-20T20:00:00Z')
  expect((await holder.call('PUT', fiscality, number)).statusCode).toBe(422)
  await later('2027-11-21T09:00:00Z')
  expect((await put(accountId, { action: 'sign' })).statusCode).toBe(200)
  const versions = await versionsOf(accountId)
  expect(versions.map(({ valid_until }) => valid_until)).toEqual(['2028-11-20', '2027-11-20'])
  expect(versions.map(({ ended_at }) => ended_at === null)).toEqual([true, false])
  await later('2028-11-21T09:00:00Z')
  expect((await holder.call('PUT', fiscality, number)).statusCode).toBe(200)
})
