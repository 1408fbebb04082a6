import type { Field } from '#contract'
import { ppAccountAggregate, ppEntityAggregate } from '#features/scpi/clients/contract'
import { ACCOUNTS, ENTITIES, newInvestor, type Investor } from '../../../../../support/scpi/questionnaire'
import { failure } from '../../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let investor: Investor
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  cif = await running.logIn('cif@ormeval.example')
  investor = await newInvestor(cif)
})
afterAll(() => running.close())

/** Values that a field takes, and some that it does not, by its kind and limits. */
function tried({ kind, minimum, maximum, maxLength, choices = [] }: Field): { right: unknown[]; wrong: unknown[] } {
  const step = kind === 'integer' ? 1 : kind === 'rate' ? 0.0001 : 0.01
  const numbers = {
    right: [minimum, maximum].filter((one) => one !== undefined),
    wrong: bounds(minimum, maximum, step),
  }
  switch (kind) {
    case 'amount':
    case 'rate':
    case 'integer':
    case 'decimal':
      return { right: [...numbers.right, null], wrong: [...numbers.wrong, 'beaucoup', true] }
    case 'yesNo':
      return { right: [true, false, null], wrong: ['oui', 3] }
    case 'flag':
      return { right: [true, false], wrong: ['oui', 3] }
    case 'choice':
      return { right: [...choices.map(({ value }) => value), null], wrong: ['autre chose', 7] }
    case 'list':
      return {
        right: [choices.slice(0, 2).map(({ value }) => value), []],
        wrong: [['autre chose'], 'texte', twice(choices)],
      }
    case 'date':
      return { right: [null], wrong: ['31/02/2020', '1899-12-31', 'hier'] }
    default:
      return { right: [null], wrong: [{}, 'x'.repeat((maxLength ?? 255) + 1)] }
  }
}

const bounds = (minimum: number | undefined, maximum: number | undefined, step: number): number[] => [
  ...(minimum === undefined ? [] : [minimum - step]),
  ...(maximum === undefined ? [] : [maximum + step]),
]
const twice = (choices: Field['choices'] = []): unknown[] => [choices[0]?.value, choices[0]?.value]

/** Fields that other fields, or the office that screens, rule. */
const RULED_ELSEWHERE = new Set([
  'other_fiscal_residences',
  'pep_screening_status',
  'sanctions_screening_status',
  'screened_at',
  'compliance_approved_at',
  'compliance_comment',
  'pee_pei_available_amount',
])

const sections = [ppAccountAggregate, ppEntityAggregate].flatMap((aggregate) =>
  aggregate.sections
    .filter(({ cardinality }) => cardinality === 'one')
    .map((section) => [section.path, section, aggregate === ppEntityAggregate] as const),
)

test.each(sections)('every limit of every field: %s', async (path, { definition }, isOfEntity) => {
  const address = isOfEntity ? `${ENTITIES}/${investor.entityId}/${path}` : `${ACCOUNTS}/${investor.accountId}/${path}`
  const put = (body: object) => cif.call('PUT', address, body)
  const fields = Object.entries<Field>({ ...definition.fields }).filter(
    ([name, { readOnly }]) => !readOnly && !RULED_ELSEWHERE.has(name),
  )
  for (const [name, field] of fields) {
    const { right, wrong } = tried(field)
    for (const value of wrong) {
      const answer = await put({ [name]: value })
      expect([name, value, answer.statusCode]).toEqual([name, value, 422])
      expect(Object.keys(failure(answer).errors ?? {})).toEqual([name])
    }
    for (const value of right)
      expect([name, value, (await put({ [name]: value })).statusCode]).toEqual([name, value, 200])
  }
})

test('what else is wrong, field by field', async () => {
  const { accountId, entityId } = investor
  const wrong: readonly (readonly [string, object])[] = [
    [`${ACCOUNTS}/${accountId}/professional-situation`, { siren_number: '123456789' }],
    [`${ACCOUNTS}/${accountId}/professional-situation`, { ape_code: '7022' }],
    [`${ACCOUNTS}/${accountId}/professional-situation`, { work_start_date: '2990-01-01' }],
    [`${ACCOUNTS}/${accountId}/objective`, { income_start_date: '2020-01-01' }],
    [
      `${ACCOUNTS}/${accountId}/objective`,
      { premium_investments: ['immediate_income', 'future_income', 'capital_growth', 'transmission'] },
    ],
    [`${ACCOUNTS}/${accountId}/politically-exposed-person`, { wealth_origin: 'trop court' }],
    [`${ACCOUNTS}/${accountId}/politically-exposed-person`, { direct_pep_end_date: '2020-01-01' }],
    [`${ACCOUNTS}/${accountId}/politically-exposed-person`, { pep_screening_status: 'clear' }],
    [`${ACCOUNTS}/${accountId}/fiscality`, { fiscal_part: 1.3 }],
    [`${ACCOUNTS}/${accountId}/quiz`, { quiz_completed_by: 'client_portal' }],
    [`${ENTITIES}/${entityId}/financial-asset`, { pee_pei_amount: 100, pee_pei_available_amount: 101 }],
  ]
  for (const [address, body] of wrong) {
    const answer = await cif.call('PUT', address, body)
    expect([body, answer.statusCode]).toEqual([body, 422])
  }
  const right = await cif.call('PUT', `${ACCOUNTS}/${accountId}/professional-situation`, {
    siren_number: '732 829 320',
    ape_code: '70.22Z',
  })
  expect(right.statusCode).toBe(200)
})
