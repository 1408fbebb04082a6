import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, configurationWithout, context, refusedFields, simulated } from '../support/examples'

/** Signed in December: the first line is the whole year 2026. */
function monument(changes: Partial<SolutionConfiguration> = {}) {
  const signed = {
    project: 'historic_monuments' as const,
    renovation_price: 300_000,
    annual_tax: 100_000,
    notary_signature_date: '2025-12-15',
  }
  return simulated({ ...signed, ...changes }).yearly_report
}

describe('historic monument, let (CGI art. 156, I, 3°)', () => {
  test('the whole deficit lowers global income the year the works are paid, without the cap of 10,700 euros', () => {
    const [first] = monument()
    const { rent = 0, charges = 0, interest = 0, insurance = 0 } = first ?? {}
    // Works, loan fees of 4,700 (guarantee 2,400, file 800, broker 1,500) and the lump sum of 20 euros: interest is deducted too.
    const deficit = 300_000 + charges + interest + insurance + 4_700 + 20 - rent
    expect(first?.deficit_on_global_income).toBeCloseTo(deficit, 2)
    expect(first?.carried_deficit).toBe(0)
  })

  test('an ordinary dwelling with the same works is held to the cap', () => {
    expect(monument({ project: 'land_deficit' })[0]?.deficit_on_global_income).toBe(10_700)
  })

  test('a deficit above global income is carried on it for six years', () => {
    const report = monument({
      annual_tax: 0,
      net_monthly_income: 3_000,
      fiscal_part: 1,
      renovation_price: 900_000,
      loan_duration: 0,
      contribution: 2_000_000,
    })
    expect(report.slice(0, 7).every((line) => line.taxable_income_after === 0)).toBe(true)
    expect(report[7]?.taxable_income_after).toBeGreaterThan(0)
  })

  test.each(['2024-12-30', '2025-01-02'])('a deed of %s is taken alike', (notary_signature_date) => {
    expect(monument({ notary_signature_date })[0]?.deficit_on_global_income).toBeGreaterThan(250_000)
  })

  test('the works are asked, and a new building is refused', () => {
    expect(
      refusedFields(simulate(configurationWithout('renovation_price', { project: 'historic_monuments' }), context)),
    ).toEqual(['renovation_price'])
    expect(
      refusedFields(
        simulate(configuration({ project: 'historic_monuments', renovation_price: 1, seniority: 'new' }), context),
      ),
    ).toEqual(['seniority'])
  })
})
