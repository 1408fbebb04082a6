import { simulate, type PlannedLoan, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

const cents = (euros: number) => Math.round(euros * 100)

/** A purchase of 250,000 euros without fees, of which 200,000 are borrowed; owned from December 2025. */
const plan = (...planned_loans: PlannedLoan[]): Partial<SolutionConfiguration> => ({
  notary_signature_date: '2025-12-15',
  project: 'unfurnished_rental',
  seniority: 'old',
  property_price: 250_000,
  notary_fee: 0,
  guaranty_fee: 0,
  loan_application_fee: 0,
  brokerage_fee: 0,
  contribution: 50_000,
  loan_duration: 20,
  loan_rate: 0.03,
  insurance_rate: 0,
  planned_loans,
})

const ptz: PlannedLoan = {
  kind: 'ptz',
  amount: 40_000,
  rate: 0,
  duration: 240,
  delay_type: 'partial',
  delay_duration: 120,
}
const employer: PlannedLoan = { kind: 'employer', amount: 30_000, rate: 0.01, duration: 120 }
const bridge: PlannedLoan = { kind: 'bridge', amount: 60_000, rate: 0.036, duration: 18 }

describe('a financing plan of several loans', () => {
  const result = simulated(plan(ptz, employer))
  const { loan_schedule, loans, loan_cost, indicators } = result

  test('the main loan pays for what the others leave: 200,000 − 40,000 − 30,000', () => {
    expect(loans.map(({ label, amount, months }) => [label, amount, months])).toEqual([
      ['Prêt principal', 130_000, 240],
      ['Prêt à taux zéro', 40_000, 240],
      ['Prêt employeur', 30_000, 120],
    ])
    expect(indicators.loan_amount).toBe(200_000)
  })

  test('each loan has its own rate, length and deferral', () => {
    // 130,000 at 0.25 % a month over 240: 130,000 × 0.0025 ÷ (1 − 1.0025^−240) = 720.98. 30,000 at 1 % over 120: 262.81.
    // The zero-rate loan is repaid from the 121st month: 40,000 ÷ 120 = 333.33.
    expect(loans.map(({ monthly_payment }) => monthly_payment)).toEqual([720.98, 333.33, 262.81])
    expect(loan_schedule[0]?.payment).toBe(720.98 + 262.81)
    expect(loan_schedule[120]?.payment).toBeCloseTo(720.98 + 333.33, 2)
    expect(loan_schedule).toHaveLength(240)
  })

  test('the schedule repays every loan', () => {
    expect(loan_schedule.reduce((sum, { principal }) => sum + cents(principal), 0)).toBe(cents(200_000))
    expect(loan_schedule.at(-1)?.remaining_capital).toBe(0)
  })

  test('banks count its highest instalment', () => {
    expect(indicators.monthly_payment).toBeCloseTo(720.98 + 333.33, 2)
  })

  test('has an effective rate of the whole, between those of its loans', () => {
    const rates = loans.map(({ effective_rate }) => effective_rate ?? NaN)
    // 1.0025^12 − 1, nothing, and (1 + 0.01 ÷ 12)^12 − 1.
    expect(rates[0]).toBeCloseTo(0.030416, 5)
    expect(rates[1]).toBeCloseTo(0, 8)
    expect(rates[2]).toBeCloseTo(0.010046, 5)
    expect(loan_cost?.effective_rate).toBeGreaterThan(0.0101)
    expect(loan_cost?.effective_rate).toBeLessThan(0.0304)
  })

  test('the fees of each loan count in its rate, and in the cost of the operation', () => {
    const withFees = simulated(plan({ ...employer, fees: 600 }))
    expect(withFees.indicators.total_cost).toBe(250_600)
    expect(withFees.loan_cost).toMatchObject({ planned_loan_fees: 600 })
    expect(withFees.loans[1]?.effective_rate).toBeGreaterThan(0.0101)
  })

  test('a zero-rate loan is repaid early without an indemnity, the others with their own (C. conso. art. R313-25)', () => {
    const sold = simulated({ ...plan(ptz, employer), duration_to_display: 5 })
    const owed = sold.yearly_report.at(-1)?.remaining_capital ?? 0
    // After sixty instalments, C(1 + i)^60 − m((1 + i)^60 − 1) ÷ i is left of each; the zero-rate loan is whole.
    const [main, ofEmployer] = [104_401.19, 15_374.91]
    expect(owed).toBeCloseTo(40_000 + main + ofEmployer, 0)
    expect(sold.yearly_report.at(-1)?.early_repayment_fee).toBeCloseTo(main * 0.015 + ofEmployer * 0.005, 1)
  })
})

describe('the insurance of the borrowers', () => {
  const insured: Partial<SolutionConfiguration> = { ...plan(), insurance_rate: 0.0036 }

  test.each<[string, Partial<SolutionConfiguration>, number]>([
    // 200,000 × 0.36 % ÷ 12 = 60 euros a month for the whole loan.
    ['the client alone, whole', {}, 60],
    ['half each, at the same rate', { insured_share: 0.5, companion_insured_share: 0.5 }, 60],
    ['whole each', { insured_share: 1, companion_insured_share: 1 }, 120],
    // 200,000 × (0.36 % × 0.7 + 0.24 % × 0.3) ÷ 12 = 42 + 12.
    [
      '70 % and 30 %, each at a rate',
      { insured_share: 0.7, companion_insured_share: 0.3, companion_insurance_rate: 0.0024 },
      54,
    ],
  ])('%s costs %#', (_, shares, premium) => {
    expect(simulated({ ...insured, ...shares }).loan_schedule[0]?.insurance).toBe(premium)
  })
})

describe('a bridge loan', () => {
  const result = simulated(plan(bridge))

  test('asks its interest each month, and its capital once, of the sale that it waits for', () => {
    // 60,000 × 3.6 % ÷ 12 = 180 euros a month; 18 months from January 2026 to June 2027.
    expect(result.loans[1]).toMatchObject({ amount: 60_000, monthly_payment: 180, interest: 3_240 })
    expect(result.loan_schedule[17]?.principal).toBeGreaterThan(60_000)
    expect(result.yearly_report.map(({ year, bullet_repayment }) => [year, bullet_repayment]).slice(0, 3)).toEqual([
      [2026, 0],
      [2027, 60_000],
      [2028, 0],
    ])
  })

  test('weighs on neither the cash flow nor the effort of the year in which it is repaid', () => {
    const [, second, third] = result.yearly_report
    expect((second?.principal ?? 0) < 10_000).toBe(true)
    expect(Math.abs((second?.monthly_effort ?? 0) - (third?.monthly_effort ?? 0))).toBeLessThan(150)
  })

  test('is own money in the rate of return: as if its capital had been paid by the contribution, later', () => {
    const free = { ...bridge, rate: 0 }
    const [bridged, paid] = [simulated(plan(free)), simulated({ ...plan(), contribution: 110_000 })]
    expect(bridged.indicators.irr_after_tax).toBeGreaterThan(paid.indicators.irr_after_tax ?? 0)
  })
})

describe('the usury ceiling', () => {
  // On 1 October 2025: 5.09 % from 20 years, 4.23 % under 10 years, 6.21 % for a bridge loan (Banque de France).
  test('is that of each loan, which is offered by itself', () => {
    const { loans } = simulated(plan(employer, { ...bridge, duration: 12 }, { ...employer, duration: 96 }))
    expect(loans.map(({ usury_ceiling, usury_from }) => [usury_ceiling, usury_from])).toEqual([
      [0.0509, '2025-10-01'],
      [0.0471, '2025-10-01'],
      [0.0621, '2025-10-01'],
      [0.0423, '2025-10-01'],
    ])
  })

  test('is passed by one loan, whatever a zero-rate one does to the rate of the whole', () => {
    // 5.05 % a year is 1.0042083^12 − 1 = 5.17 %, above 5.09 %.
    const { loan_cost, warnings } = simulated({ ...plan(ptz), loan_rate: 0.0505 })
    expect(loan_cost?.effective_rate).toBeLessThan(0.0509)
    expect(warnings.filter(({ code }) => code === 'usury').map(({ message }) => message)).toEqual([
      expect.stringMatching(/5,17\s%, prêt principal/),
    ])
  })
})

describe('a home bought off-plan', () => {
  test('gets its loans as the price is called, and its bridge loan at once', () => {
    const { calls_for_funds } = simulated({
      ...plan(bridge),
      seniority: 'new',
      notary_signature_date: '2026-11-15',
      delivery_date: '2028-06-15',
    })
    // 5 %, 35 %, 70 %, 95 %, 100 % of the price (CCH art. R261-14): 140,000 in proportion, and 60,000 at the deed.
    const [deed, foundations] = calls_for_funds
    expect(deed?.released).toBeCloseTo(60_000 + 140_000 * (deed?.share ?? 0), 2)
    expect(foundations?.released).toBeCloseTo(140_000 * ((foundations?.share ?? 0) - (deed?.share ?? 0)), 2)
    expect(deed?.monthly_interest).toBeCloseTo((60_000 * 0.036 + 140_000 * 0.03 * (deed?.share ?? 0)) / 12, 2)
    expect(calls_for_funds.reduce((sum, { released }) => sum + released, 0)).toBeCloseTo(200_000, 2)
  })
})

describe('a plan that cannot be', () => {
  test.each<[string, PlannedLoan, string]>([
    ['above what is left to be paid', { ...ptz, amount: 200_001 }, 'planned_loans.0.amount'],
    ['without a length', { ...employer, duration: 0 }, 'planned_loans.0.duration'],
    ['deferred until its end', { ...ptz, delay_duration: 240 }, 'planned_loans.0.delay_duration'],
    ['at a rate above 100 %', { ...employer, rate: 1.5 }, 'planned_loans.0.rate'],
  ])('%s is refused on its field', (_, loan, field) => {
    expect(refusedFields(simulate(configuration(plan(loan)), context))).toEqual([field])
  })

  test('needs no main loan when the others pay for all', () => {
    const { loans } = simulated({ ...plan({ ...employer, amount: 200_000 }), loan_duration: 0 })
    expect(loans.map(({ key }) => key)).toEqual(['loan_1'])
  })
})
