import type { SimulationResult, SolutionConfiguration } from '#domain'
import { context, simulated } from '../support/examples'

/** A flat of which the fees and the capital borrowed are those asked for: the contribution pays the rest. */
function borrowed(capital: number, fees: { guarantee: number; file: number }): Partial<SolutionConfiguration> {
  return {
    notary_signature_date: '2026-08-01',
    guaranty_fee: fees.guarantee,
    loan_application_fee: fees.file,
    brokerage_fee: 0,
    property_price: 200_000,
    notary_fee: 5_000,
    contribution: 205_000 + fees.guarantee + fees.file - capital,
  }
}

describe('what borrowing costs', () => {
  test('100,000 euros over 15 years at 2 %: the representative example of Crédit Agricole (TAEG of 3.37 %)', () => {
    // 179 instalments of 686.83 of which 43.32 of insurance; 800 of file and 1,890 of guarantee; 26,319.18 in all.
    const { loan_cost, indicators } = simulated({
      ...borrowed(100_000, { guarantee: 1_890, file: 800 }),
      loan_duration: 15,
      loan_rate: 0.02,
      insurance_rate: (43.32 * 12) / 100_000,
    })
    expect(indicators).toMatchObject({ loan_amount: 100_000, monthly_payment: 686.83 })
    expect(loan_cost).toMatchObject({ interest: 15_831.58, insurance: 7_797.6, total: 26_319.18 })
    expect(loan_cost?.effective_rate).toBeCloseTo(0.0337, 4)
  })

  test('the insurance takes the part of the rate that it adds (C. conso. art. L313-8)', () => {
    const loan = { ...borrowed(100_000, { guarantee: 0, file: 0 }), loan_duration: 20, loan_rate: 0.03 }
    const insured = simulated({ ...loan, insurance_rate: 0.0036 }).loan_cost
    // Without insurance nor fees: 1.0025^12 − 1, to the rounding of the instalment.
    const uninsured = simulated({ ...loan, insurance_rate: 0 }).loan_cost
    expect(uninsured?.effective_rate).toBeCloseTo(0.030416, 6)
    expect(uninsured?.insurance_effective_rate).toBe(0)
    expect(insured?.insurance_effective_rate).toBeCloseTo(
      (insured?.effective_rate ?? 0) - (uninsured?.effective_rate ?? 0),
      7,
    )
  })

  test('of a home bought off-plan counts the capital when it is released', () => {
    const fees = { guarantee: 0, file: 0 }
    const offPlan = { seniority: 'new', delivery_date: '2028-02-01', loan_rate: 0.03, insurance_rate: 0 } as const
    // Interest is due on what is released only: without fees nor insurance, the rate is that of the loan.
    expect(simulated({ ...borrowed(100_000, fees), ...offPlan }).loan_cost?.effective_rate).toBeCloseTo(0.030416, 6)
  })

  test('is nothing without a loan', () => {
    expect(simulated({ contribution: 500_000, loan_duration: 0 }).loan_cost).toBeNull()
  })
})

/** Whether the ceilings are said to be only the last known ones. */
const isOutdated = ({ unverified }: SimulationResult) =>
  unverified.some((sentence) => /^Seuils de l’usure.*règle non vérifiée à cette date/.test(sentence))

describe('the ceiling on effective rates (C. conso. art. L314-6)', () => {
  const loan = (years: number, changes: Partial<SolutionConfiguration> = {}) =>
    simulated({ ...borrowed(150_000, { guarantee: 0, file: 0 }), loan_duration: years, ...changes })

  // Third quarter of 2026: 4.07 % under 10 years, 4.57 % under 20 years, 5.29 % from 20 years.
  test.each([
    [9, 0.0407],
    [10, 0.0457],
    [19, 0.0457],
    [20, 0.0529],
  ])('of a loan of %d years signed in August 2026 is %d', (years, ceiling) => {
    expect(loan(years).loan_cost).toMatchObject({ usury_ceiling: ceiling, usury_from: '2026-07-01' })
  })

  test.each([
    ['2025-11-03', '2025-10-01', 0.0509],
    ['2026-03-31', '2026-01-01', 0.0513],
    ['2026-06-30', '2026-04-01', 0.0519],
  ])('on %s is the one of the quarter', (notary_signature_date, from, ceiling) => {
    const { loan_cost } = loan(25, { notary_signature_date })
    expect(loan_cost).toMatchObject({ usury_from: from, usury_ceiling: ceiling })
  })

  test('is that of today when the deed is to come, and said not to be verified after the last quarter read', () => {
    const today = { ...context, asOf: '2026-09-15' }
    const wished = { ...borrowed(150_000, { guarantee: 0, file: 0 }), notary_signature_date: '2027-06-01' }
    expect(isOutdated(simulated(wished, today))).toBe(false)
    expect(isOutdated(simulated(wished))).toBe(true)
  })

  test.each([
    ['2026-03-31', null],
    ['2026-09-30', null],
    [
      '2026-10-01',
      'Le seuil du 4e trimestre 2026 n’est pas connu\u00a0: celui du 3e trimestre 2026, en vigueur depuis le 01/07/2026, est appliqué.',
    ],
    [
      '2027-02-15',
      'Le seuil du 1er trimestre 2027 n’est pas connu\u00a0: celui du 3e trimestre 2026, en vigueur depuis le 01/07/2026, est appliqué.',
    ],
    [
      '2025-09-30',
      'Le seuil du 3e trimestre 2025 n’est pas connu\u00a0: celui du 4e trimestre 2025, en vigueur depuis le 01/10/2025, est appliqué.',
    ],
  ])('of a deed of %s, where its quarter was never read, is said to be another one: %s', (date, sentence) => {
    const { loan_cost, loans } = loan(25, { notary_signature_date: date })
    expect([loan_cost?.usury_unknown, loans[0]?.usury_unknown]).toEqual([sentence, sentence])
  })

  test('is a warning when it is passed, and only then', () => {
    const codes = (loan_rate: number) => loan(20, { loan_rate, insurance_rate: 0 }).warnings.map(({ code }) => code)
    // 5.10 % a year is 5.22 % effective; 5.20 % is 5.33 %.
    expect(codes(0.051)).not.toContain('usury')
    expect(codes(0.052)).toContain('usury')
  })

  const typed = {
    fixed_under_10y: 0.04,
    fixed_10_to_20y: 0.045,
    fixed_20y_plus: 0.051,
    variable: 0.05,
    bridge: 0.06,
  }

  test.each([
    ['2026-10-01', '2026-11-20', '2026-10-01', 0.051, true],
    ['2026-10-01', '2027-01-01', '2026-10-01', 0.051, false],
    ['2026-10-01', '2026-09-30', '2026-07-01', 0.0529, true],
    ['2026-04-01', '2026-09-30', '2026-07-01', 0.0529, true],
  ])(
    'typed by the firm from %s, is on %s that of %s: %d, known for that day %s',
    (from, asOf, expected, ceiling, known) => {
      const result = simulated(
        { ...borrowed(150_000, { guarantee: 0, file: 0 }), loan_duration: 25, notary_signature_date: '2028-01-15' },
        { ...context, asOf, usury: { ...typed, from } },
      )
      expect(result.loan_cost).toMatchObject({ usury_from: expected, usury_ceiling: ceiling })
      expect(isOutdated(result)).toBe(!known)
    },
  )
})
