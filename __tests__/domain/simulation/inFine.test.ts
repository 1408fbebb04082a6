import { configuration, context, simulated } from '../support/examples'

/** 200,000 euros lent in fine over 15 years from 15 January 2026: 600 euros of interest a month at 3.6 %. */
const inFine = {
  ...configuration(),
  notary_signature_date: '2026-01-15',
  property_price: 200_000,
  notary_fee: 0,
  guaranty_fee: 0,
  loan_application_fee: 0,
  brokerage_fee: 0,
  contribution: 0,
  loan_amortization_type: 'in_fine' as const,
  loan_duration: 15,
  loan_rate: 0.036,
  insurance_rate: 0,
  duration_to_display: 20,
}

describe('a loan in fine', () => {
  const result = simulated(inFine)
  const year = (wanted: number) => result.yearly_report.find((line) => line.year === wanted)

  test('asks its interest each month, and its capital once, apart from the effort', () => {
    expect(result.loan_schedule[0]).toMatchObject({ interest: 600, principal: 0 })
    expect(result.loans[0]?.capital_due).toEqual({ amount: 200_000, year: 2041 })
    expect(result.yearly_report.filter((line) => line.bullet_repayment > 0)).toEqual([
      expect.objectContaining({ year: 2041, bullet_repayment: 200_000, principal: 0 }),
    ])
    const [before, at] = [year(2040)?.monthly_effort ?? 0, year(2041)?.monthly_effort ?? 0]
    expect(Math.abs(at - before)).toBeLessThan(700)
    expect(result.indicators.max_effort.amount).toBeLessThan(2_000)
  })

  test('warns of what is to be repaid, when, and asks of what', () => {
    expect(result.warnings.find(({ code }) => code === 'capital_due')?.message).toBe(
      'Capital à rembourser en 2041\u00a0: 200\u202f000\u00a0€, en une fois, hors de l’effort mensuel. ' +
        'Dites d’où il viendra\u00a0: épargne, contrat nanti ou vente du bien.',
    )
  })

  test('an amortised one has nothing of the kind', () => {
    const { loans, warnings, yearly_report } = simulated({ ...inFine, loan_amortization_type: 'amortizable' })
    expect(loans[0]?.capital_due).toBeNull()
    expect(warnings.map(({ code }) => code)).not.toContain('capital_due')
    expect(yearly_report.every(({ bullet_repayment }) => bullet_repayment === 0)).toBe(true)
  })
})

test('a reduction that gives the own money back at once, before the capital is due, leaves no rate that means anything', () => {
  const { indicators, yearly_report } = simulated({
    ...inFine,
    project: 'land_deficit',
    seniority: 'old',
    property_price: 123_000,
    renovation_price: 40_000,
    contribution: 2_500,
    annual_tax: 60_000,
    net_monthly_income: 15_000,
    loan_duration: 20,
    duration_to_display: 25,
  })
  expect(yearly_report[0]?.cash_flow).toBeGreaterThan(2_500)
  expect(indicators.irr_after_tax).toBeNull()
})

describe('the rate of return', () => {
  /** Works on an old home, of a household that is taxed much: 22,000 euros put in, works deducted from 2027 to 2030. */
  const leroy = {
    ...inFine,
    project: 'land_deficit' as const,
    municipality: 'marseille-13001',
    seniority: 'old' as const,
    notary_signature_date: '2027-06-15',
    property_price: 123_000,
    renovation_price: 93_500,
    notary_fee: 10_800,
    guaranty_fee: 2_280,
    loan_application_fee: 500,
    brokerage_fee: 1_500,
    contribution: 22_000,
    annual_tax: 45_709,
    net_monthly_income: 13_500,
    fiscal_part: 2,
    monthly_rent: 0,
    monthly_loan_payment: 0,
    surface: 50.8,
    loan_duration: 20,
    loan_rate: 0.0338,
    insurance_rate: 0.0034,
    duration_to_display: 25,
  }
  const of = (changes: object) =>
    simulated(
      { ...leroy, ...changes },
      {
        ...context,
        asOf: '2026-11-23',
        market: { zone: 'A', rent_per_square_meter: 14.6, price_per_square_meter: 2_849 },
        household: {
          joint: true,
          children: [],
          widowed: false,
          lone_parent: false,
          handicapped_adults: 0,
          earned_income: 162_000,
          net_rental_income: 25_200,
        },
      },
    )

  test('is none where the own money is back in two years, and the capital due eighteen years later', () => {
    const { indicators, yearly_report } = of({})
    const [first, second] = yearly_report
    expect((first?.cash_flow ?? 0) + (second?.cash_flow ?? 0)).toBeGreaterThan(leroy.contribution)
    expect(yearly_report.some(({ bullet_repayment }) => bullet_repayment > 0)).toBe(true)
    expect(indicators.irr_after_tax).toBeNull()
  })

  test('is told without own money too, when taxes give back first what is put in later', () => {
    const { indicators, yearly_report } = of({ loan_amortization_type: 'amortizable', contribution: 0 })
    expect(yearly_report[0]?.cash_flow).toBeGreaterThan(0)
    const inAll = yearly_report.reduce((sum, { cash_flow }) => sum + cash_flow, 0)
    expect(-inAll).toBeGreaterThan(0)
    expect(Math.sign(indicators.irr_after_tax ?? 0)).toBe(Math.sign(indicators.net_wealth + inAll))
  })
})
