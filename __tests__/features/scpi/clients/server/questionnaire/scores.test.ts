import { scpi } from '#domain'
import { PERSONA_DAY, personas } from '../../../../../support/scpi/personas'
import { newInvestor, newPersona, sent } from '../../../../../support/scpi/questionnaire'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

let running: TestApp
let cif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  running.setNow(new Date(`${PERSONA_DAY}T09:00:00Z`))
  cif = await running.logIn('cif@ormeval.example')
})
afterAll(() => running.close())

const scoreOf = async (code: string, accountId: string) =>
  (await sent(cif, 'GET', `/api/scpi/v1/scores/${code}/${accountId}`)).data.attributes

const codesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.map((one: { code: string }) => one.code) : []

test.each(personas.map((persona) => [persona.id, persona] as const))('%s: the five scores', async (_, persona) => {
  const { accountId } = await newPersona(cif, persona)
  for (const code of scpi.scoreCodes) {
    const { points, level, caps, limiting, sri_max } = persona.expected[code]
    const score = await scoreOf(code, accountId)
    expect(score).toMatchObject({ is_complete: true, missing_fields: [], points, level, rules_version: '2026.1' })
    expect(codesOf(score['caps'])).toEqual(caps)
    if (limiting) expect(score['limiting']).toEqual(limiting)
    if (sri_max !== undefined) expect(score['sri_max']).toBe(sri_max)
  }
})

test('a score that lacks answers says which, by the names of the API', async () => {
  const { accountId } = await newInvestor(cif)
  const score = await scoreOf('investor-profile', accountId)
  expect(score).toMatchObject({ is_complete: false, level: null, points: null })
  expect(score['missing_fields']).toEqual(
    expect.arrayContaining([
      { section: 'pp_objective', field: 'investment_risk' },
      { section: 'pp_professional_situation', field: 'work_status' },
      { section: 'quiz', field: 'gk_risk_return' },
      { section: 'pp_charge', field: 'monthly_current_charges_amount' },
    ]),
  )
})

test('a couple has the weaker level of both, and who limits it', async () => {
  const [jean, monique] = ['P02', 'P03'].map((id) => personas.find((persona) => persona.id === id))
  if (!jean || !monique) throw new Error('no such personas')
  const first = await newPersona(cif, jean)
  const second = await newPersona(cif, monique, { conjoint_id: first.clientId })
  const answer = await cif.call('GET', `/api/scpi/v1/scores/investor-profile/${first.accountId}`)
  expect(answer.json<{ meta: object }>().meta).toEqual({
    couple: { level: 'cautious', level_label: 'Prudent', limiting_account: second.accountId },
  })
})

test('the account and the client come along, and fields may be chosen', async () => {
  const { accountId, clientId } = await newInvestor(cif)
  const answer = await sent(
    cif,
    'GET',
    `/api/scpi/v1/scores/extra-financial-profile/${accountId}?include=pp_account,client&fields[score]=code,level`,
  )
  expect(answer.data.id).toBe(`${accountId}:extra-financial-profile`)
  expect(Object.keys(answer.data.attributes)).toEqual(['code', 'level'])
  expect(answer.included?.map(({ type, id }) => [type, id])).toEqual([
    ['pp_account', accountId],
    ['scpi_client', clientId],
  ])
})
