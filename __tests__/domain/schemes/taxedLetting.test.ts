import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

/** New, 240,000 euros (200,000 before VAT of 20 %) and 12,000 of furniture (10,000), signed in December 2025. */
const bought: Partial<SolutionConfiguration> = {
  property_price: 240_000,
  furniture_price: 12_000,
  seniority: 'new',
  suggested_rent: 1_500,
  notary_signature_date: '2025-12-15',
}

describe('para-hotel letting (CGI art. 261 D, 4°, b; annexe II, art. 207)', () => {
  const report = simulated({ ...bought, project: 'para_hotelier' }).yearly_report

  test('the VAT of the price and of the furniture comes back once: 40,000 + 2,000', () => {
    expect(report.map((line) => line.vat_refund).filter((refund) => refund > 0)).toEqual([42_000])
    expect(report[0]?.vat_refund).toBe(42_000)
  })

  test('a sale gives back a twentieth less each civil year begun, a fifth less for furniture', () => {
    // End of 2026, second civil year: 40,000 × 18/20 + 2,000 × 3/5. End of 2029: 40,000 × 15/20. End of 2044: nothing.
    expect(report[0]?.exit_cost).toBe(36_000 + 1_200)
    expect(report[3]?.exit_cost).toBe(30_000)
    expect([report[17]?.exit_cost, report[18]?.exit_cost]).toEqual([2_000, 0])
  })

  test('the price without its VAT is depreciated', () => {
    // 200,000 × 85 % × (0.70 ÷ 40 + 0.15 ÷ 25 + 0.15 ÷ 15) + 10,000 ÷ 7 = 5,695 + 1,428.57
    const line = simulated({
      ...bought,
      project: 'para_hotelier',
      suggested_rent: 4_000,
      loan_duration: 0,
      contribution: 500_000,
    }).yearly_report[1]
    expect(line?.depreciation).toBeCloseTo(5_695 + 1_428.57, 1)
  })

  test('an old property was bought without VAT: only its furniture and works give some back', () => {
    expect(
      simulated({ ...bought, project: 'para_hotelier', seniority: 'old', renovation_price: 24_000 }).yearly_report[0]
        ?.vat_refund,
    ).toBe(6_000)
  })

  test('the refund is outside of the cash flow and of the effort, and inside of the rate of return', () => {
    const { yearly_report, indicators } = simulated({ ...bought, project: 'para_hotelier' })
    const [first] = yearly_report
    if (first === undefined) throw new Error('no year')
    const outgoings = first.charges + first.interest + first.insurance + first.principal + first.rent_tax
    expect(first.cash_flow).toBeCloseTo(first.rent + first.tax_saving - outgoings, 2)
    const old = simulated({ ...bought, project: 'para_hotelier', seniority: 'old', furniture_price: 0 })
    expect(indicators.irr_after_tax ?? 0).toBeGreaterThan(old.indicators.irr_after_tax ?? 0)
  })

  test('two services are refused with the threshold of three, three are enough', () => {
    const two = simulate(configuration({ ...bought, project: 'para_hotelier', hotel_services: 2 }), context)
    expect(refusedFields(two)).toEqual(['hotel_services'])
    expect(simulate(configuration({ ...bought, project: 'para_hotelier', hotel_services: 3 }), context).kind).toBe(
      'simulated',
    )
  })

  test.each([
    ['2023-12-31', false],
    ['2024-01-01', true],
  ])(
    'for a deed of %s, stays are limited to 30 nights: %s (loi 2023-1322, art. 84)',
    (notary_signature_date, isLimited) => {
      const { warnings } = simulated({ ...bought, project: 'para_hotelier', notary_signature_date })
      expect(warnings.some(({ message }) => message.includes('30 nuits'))).toBe(isLimited)
    },
  )
})

describe('serviced residence (CGI art. 150 VB, III and 261 D, 4°)', () => {
  const residence = (changes: Partial<SolutionConfiguration>) =>
    simulated({ ...bought, project: 'lmnp_amortissement', ...changes })

  test('the operator pays the running costs and the letting, the owner his own', () => {
    const keys = (changes: Partial<SolutionConfiguration>) =>
      residence(changes).monthly_report.monthly_expense.charges.map(({ key }) => key)
    expect(keys({ seniority: 'old' })).toContain('rental_management')
    expect(keys({ seniority: 'old', residence_type: 'senior' })).toEqual(['property_tax', 'owner_insurance'])
  })

  test('a charge that was typed stays', () => {
    const { charges } = residence({
      residence_type: 'senior',
      simulation_charges: [{ label: 'Gestion locative', amount: 600 }],
    }).monthly_report.monthly_expense
    expect(charges.map(({ label }) => label)).toContain('Gestion locative')
  })

  test('depreciation is added back on a sale of a tourist residence, not of a student, senior or care one', () => {
    const gainTax = (type: SolutionConfiguration['residence_type']) =>
      residence({ seniority: 'old', ...(type ? { residence_type: type } : {}) }).yearly_report[11]?.capital_gain_tax ??
      0
    expect(gainTax('tourism')).toBeGreaterThan(0)
    expect([gainTax('student'), gainTax('senior'), gainTax('care')]).toEqual([0, 0, 0])
  })

  test('an old unit recovers no VAT', () => {
    expect(residence({ seniority: 'old', residence_type: 'care' }).yearly_report[0]?.vat_refund).toBe(0)
  })
})
