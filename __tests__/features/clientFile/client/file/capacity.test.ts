import { simulators } from '#domain'
import { explainCapacity } from '../../../../../src/features/simulation/client/capacity/explainCapacity'
import { isAtLimit, leversOf } from '../../../../../src/features/simulation/client/capacity/levers'
import {
  prefilledAnswers,
  type CapacitySources,
} from '../../../../../src/features/clientFile/client/file/capacity/prefilled'
import { charge, currentLoan, income, simulation, tax } from '../../../../support/client/clientFile'

const firm = { loan_rates: { 10: 0.03, 15: 0.031, 20: 0.033, 25: 0.035, 30: 0.04 }, loan_insurance_rate: 0.0034 }

function sources(changes: Partial<CapacitySources> = {}): CapacitySources {
  const budget = {
    companion: null,
    income: income.attributes,
    charge: charge.attributes,
    tax: tax.attributes,
    currentLoans: [currentLoan.attributes],
  }
  return { budget, simulation: simulation.attributes, firm, today: '2026-11-21', ...changes }
}

describe('what a capacity begins with', () => {
  test('is the file, and what it leaves empty is usual or the firm’s', () => {
    expect(prefilledAnswers(sources(), undefined, 'lmnp_amortissement')).toMatchObject({
      net_monthly_income: { value: 3_350, origin: 'Du dossier' },
      monthly_loan_payment: { value: 220, origin: 'Du dossier' },
      contribution: { value: 10_000, origin: 'Du dossier' },
      project: { value: 'lmnp_amortissement', origin: 'Du dossier' },
      loan_duration: { value: 20, origin: 'Durée usuelle' },
      loan_rate: { value: 0.033, origin: 'Taux de votre société pour cette durée' },
      insurance_rate: { value: 0.0034, origin: 'Taux de votre société' },
      max_post_investment_debt_rate: { value: null, origin: 'Limite du HCSF' },
    })
  })

  test('takes the rate of the firm for the duration that is tried', () => {
    expect(prefilledAnswers(sources(), 25, 'lmnp_amortissement').loan_rate.value).toBe(0.035)
  })

  test('a loan that is over does not count, and a missing income is told', () => {
    const { budget } = sources()
    const answers = prefilledAnswers(
      sources({
        budget: { ...budget, income: {}, currentLoans: [{ ...currentLoan.attributes, end_date: '2020-06-30' }] },
      }),
      undefined,
      'lmnp_amortissement',
    )
    expect(answers.monthly_loan_payment.value).toBe(0)
    expect(answers.net_monthly_income.value).toBeNull()
  })
})

describe('a first home', () => {
  const simulationOfHome = { ...simulation.attributes, seniority: 'old', is_first_home: true } as const

  test.each([
    ['personal_residency', 'old', true],
    ['long_term_rental', null, false],
  ])('under %s is %s, %s', (project, seniority, isFirst) => {
    const answers = prefilledAnswers(sources({ simulation: simulationOfHome }), undefined, project)
    expect([answers.seniority.value, answers.is_first_home.value]).toEqual([seniority, isFirst])
  })
})

describe('what the screen makes of a capacity', () => {
  const context = {
    asOf: '2026-11-21',
    market: { zone: 'A', price_per_square_meter: 4_000, rent_per_square_meter: 14 },
    department: '34',
    defaults: { loan_application_fee: 0, brokerage_fee: 0 },
  } as const
  const question = {
    net_monthly_income: 4_000,
    annual_tax: 2_400,
    monthly_loan_payment: 0,
    alimony: 0,
    monthly_rent: 700,
    contribution: 20_000,
    municipality: 'montpellier-34000',
    project: 'long_term_rental',
    loan_duration: 20,
    loan_rate: 0.035,
    insurance_rate: 0.003,
  } as const
  const { trace = [], unverified, ...data } = simulators.investmentCapacity(question, { ...context, explain: true })
  const capacity = {
    question,
    answer: { data, meta: { unverified, context } },
    steps: new Map(trace.map((step) => [step.key, step])),
    people: 4,
  }
  const [, prudent] = data.readings

  test.each([
    ['contribution', 20_000],
    ['residual_income_per_person', data.residual_income_after / 4],
    ['readings.prudent.gap', Math.abs((prudent?.budget ?? 0) - (data.budget ?? 0))],
    ['budget', data.budget],
  ])('is explained by traced figures: %s', (figure, value) => {
    const explanation = explainCapacity(capacity, figure)
    expect(explanation?.value).toBe(value)
    const followed = explanation?.lines.flatMap((line) => line.figure ?? []) ?? []
    expect(followed.length).toBeGreaterThan(0)
    expect(followed.every((name) => explainCapacity(capacity, name) !== undefined)).toBe(true)
  })

  test('that is no figure of it has no explanation', () => {
    expect(explainCapacity(capacity, 'readings.hcsf.nothing')).toBeUndefined()
  })
})

describe('a household at the limit of its debts', () => {
  const market = { zone: 'A', price_per_square_meter: 4_000, rent_per_square_meter: 14 } as const
  const context = {
    asOf: '2026-11-21',
    market,
    department: '34',
    defaults: { loan_application_fee: 0, brokerage_fee: 0 },
  }
  const question = {
    net_monthly_income: 2_000,
    annual_tax: 0,
    monthly_loan_payment: 400,
    alimony: 0,
    monthly_rent: 500,
    contribution: 0,
    municipality: 'montpellier-34000',
    project: 'personal_residency',
    loan_duration: 20,
    loan_rate: 0.035,
    insurance_rate: 0.003,
  } as const

  test('has three levers in figures, each of which gives it a capacity when a little more is done', () => {
    const answer = simulators.investmentCapacity(question, context)
    expect(isAtLimit(answer)).toBe(true)
    // (500 + 400) − 35 % × 2 000 = 200 ; 900 ÷ 35 % − 2 000 = 571,43.
    expect(leversOf(question, answer).map(({ change }) => change.replace(/\s/g, ' '))).toEqual([
      'Réduire le loyer ou les crédits de 200 € par mois',
      'Gagner 572 € de plus par mois',
      'Acheter sans emprunter',
    ])
    expect(
      simulators.investmentCapacity({ ...question, monthly_loan_payment: 190 }, context).loan_amount,
    ).toBeGreaterThan(0)
    expect(
      simulators.investmentCapacity({ ...question, net_monthly_income: 2_600 }, context).loan_amount,
    ).toBeGreaterThan(0)
    expect(simulators.investmentCapacity({ ...question, contribution: 50_000 }, context).budget).toBeGreaterThan(0)
  })
})
