import { simulators, type SimulationResult, type TraceStep } from '#domain'
import { configuration, context, defaults, market } from '../support/examples'
import { expectExplained, expectWritten } from '../support/crawl'

const ON = '2026-11-20'
const household = {
  net_monthly_income: 6_900,
  alimony: 100,
  monthly_rent: 500,
  monthly_loan_payment: 300,
  contribution: 20_000,
  loan_duration: 20,
  loan_rate: 0.0345,
  insurance_rate: 0.0034,
}
const pinel = {
  pinel_type: 'pinel',
  pinel_term: 12,
  notary_signature_date: '2023-06-15',
  annual_tax: 4_000,
  other_tax_advantages: 500,
} as const
const purchase = { ...pinel, property_price: 250_000, notary_fee: 7_000, surface: 42 }
const ptz = {
  operation: 'new_collective',
  property_price: 200_000,
  renovation_price: 0,
  n_2_taxable_income: 30_000,
  household_composition: 2,
  has_owner_residence: false,
  is_uninhabitable: false,
  has_disability: false,
  has_mobility_card: false,
  has_disability_card: false,
  has_disabled_adult_rent: false,
  has_handicapped_children_education_rent: false,
  property_right: false,
  other_loans: 80_000,
  loan_rate: 0.0345,
  offer_date: ON,
} as const
const vat = {
  perimeter: 'inside',
  is_main_residence: true,
  household_composition: 2,
  n_2_taxable_income: 38_000,
  property_price: 240_000,
  signature_date: ON,
} as const
const operation = configuration({ yearly_rent_revaluation_rate: 0.03, duration_to_display: 15 })

interface Explained {
  unverified: string[]
  trace?: TraceStep[]
}

/** The answer of a question that cannot be refused. */
function answerOf<Answer>(result: { kind: 'calculated'; answer: Answer } | { kind: 'refused' }): Answer {
  if (result.kind === 'refused') throw new Error(JSON.stringify(result))
  return result.answer
}

/** What a goal gives again: the question with the value found. */
function withoutConfiguration({
  configuration: found,
  ...answer
}: Extract<ReturnType<typeof simulators.goalSeek>, { kind: 'calculated' }>['answer']) {
  expect(found).toBeDefined()
  return answer
}

/** What a check would have answered otherwise is no figure. */
function withoutChanges({
  checks,
  ...answer
}: Extract<ReturnType<typeof simulators.sincerity>, { kind: 'calculated' }>['answer']) {
  return {
    ...answer,
    checks: checks.map(({ changes, ...check }) => ({ ...check, isCorrected: changes !== undefined })),
  }
}

const simulatorsAsked: [string, (explain: boolean) => Explained][] = [
  [
    'investment capacity',
    (explain) =>
      simulators.investmentCapacity(
        { ...household, annual_tax: 6_500, project: 'long_term_rental' },
        { asOf: ON, market, department: '34', defaults, explain },
      ),
  ],
  [
    'investment capacity without limit',
    (explain) =>
      simulators.investmentCapacity(
        { ...household, annual_tax: 6_500, project: 'long_term_rental', max_post_investment_debt_rate: 1 },
        { asOf: ON, market, department: undefined, defaults, explain },
      ),
  ],
  ['loan capacity', (explain) => simulators.loanCapacity(household, defaults.loan_rates, ON, explain)],
  ['Pinel reduction', (explain) => answerOf(simulators.pinelTaxReduction(purchase, 'A', explain))],
  ['Pinel optimum', (explain) => answerOf(simulators.pinelOptimal(pinel, 'A', explain))],
  ['zero-rate loan', (explain) => answerOf(simulators.ptz(ptz, 'A', explain))],
  [
    'zero-rate loan refused',
    (explain) => answerOf(simulators.ptz({ ...ptz, n_2_taxable_income: 200_000 }, 'A', explain)),
  ],
  ['reduced VAT', (explain) => simulators.reducedVat(vat, { code: '34172', department: '34' }, explain)],
  ['sincerity', (explain) => withoutChanges(answerOf(simulators.sincerity(operation, { ...context, explain })))],
  [
    'goal on a price',
    (explain) =>
      withoutConfiguration(answerOf(simulators.goalSeek(operation, { ...context, explain }, 'property_price', 350))),
  ],
  [
    'goal on a duration',
    (explain) =>
      withoutConfiguration(answerOf(simulators.goalSeek(operation, { ...context, explain }, 'loan_duration', 350))),
  ],
]

describe.each(simulatorsAsked)('the trace of the %s', (_, ask) => {
  const { unverified, trace = [], ...answer } = ask(true)

  test('explains every figure of the answer with its own value, in full', () => {
    expectExplained(answer, trace)
    expectWritten(trace)
  })

  test('changes no figure and is absent when not asked for', () => {
    const plain = ask(false)
    expect(plain).toEqual({ ...answer, unverified })
    expect('trace' in plain).toBe(false)
  })
})

test('every possible best investment is explained, and those refused say why', () => {
  const question = { household: configuration(), department: '34', highestEffort: 800 }
  const explained = simulators.optimalInvestment(question, () => ({ ...context, explain: true }))
  const possible = explained.flatMap((investment) => (investment.status === 'possible' ? [investment] : []))
  expect(possible.length).toBeGreaterThan(5)
  for (const { unverified, trace = [], ...answer } of possible) {
    expectExplained(answer, trace)
    expectWritten(trace)
    expect(unverified.length).toBeGreaterThan(0)
  }
  // Loc'Avantages asks for the level of the rent (CGI art. 199 tricies), which no household gives before it chooses it.
  expect(explained).toContainEqual({
    project: 'loc_avantages',
    status: 'refused',
    reason: 'Ce dispositif demande des réponses que le dossier n’a pas encore.',
  })
  const plain = simulators.optimalInvestment(question, () => context)
  expect(explained.map((investment) => ({ ...investment, trace: undefined }))).toEqual(
    plain.map((investment) => ({ ...investment, trace: undefined })),
  )
})

describe('what is not verified on the day asked', () => {
  const late = { ...context, asOf: '2031-06-01' }
  const beyond: [string, Pick<SimulationResult, 'unverified'>[]][] = [
    [
      'investment capacity',
      [
        simulators.investmentCapacity(
          { ...household, annual_tax: 0, project: 'long_term_rental' },
          { asOf: late.asOf, market, department: '34', defaults },
        ),
      ],
    ],
    ['loan capacity', [simulators.loanCapacity(household, defaults.loan_rates, late.asOf)]],
    [
      'reduced VAT',
      [simulators.reducedVat({ ...vat, signature_date: late.asOf }, { code: '34172', department: '34' })],
    ],
    ['zero-rate loan', [answerOf(simulators.ptz({ ...ptz, offer_date: '2027-06-01' }, 'A'))]],
    ['sincerity', [answerOf(simulators.sincerity(operation, late))]],
    ['goal', [answerOf(simulators.goalSeek(operation, late, 'contribution', 350))]],
  ]
  test.each(beyond)('%s says so', (_, answers) => {
    for (const { unverified } of answers) expect(unverified.join()).toContain('règle non vérifiée à cette date')
  })
})
