import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

/** The same purchase signed on the last working days of 2024 and on the first of 2025; the other schemes have theirs in their own test. */
const SIGNED_IN_2024 = '2024-12-30'
const SIGNED_IN_2025 = '2025-01-02'
const linesOf = (changes: Partial<SolutionConfiguration>, notary_signature_date: string) =>
  simulated({ ...changes, notary_signature_date }).yearly_report
const lineOf = (changes: Partial<SolutionConfiguration>, signed: string, year: number) =>
  linesOf(changes, signed).find((line) => line.year === year)

describe('a deed of 30/12/2024 and a deed of 02/01/2025', () => {
  test('have the Pinel rate of 2024, 12 % over nine years, or no Pinel at all (CGI art. 199 novovicies, I)', () => {
    // 200,000 euros for 42 m²: 5,500 × 42 = 231,000 is no limit; 200,000 × 12 % ÷ 9.
    const bought = {
      project: 'pinel',
      pinel_type: 'pinel',
      pinel_term: 9,
      property_price: 195_000,
      notary_fee: 5_000,
      annual_tax: 20_000,
    } as const
    expect(linesOf(bought, SIGNED_IN_2024)[0]?.tax_reduction).toBe(2_667)
    expect(
      refusedFields(simulate(configuration({ ...bought, notary_signature_date: SIGNED_IN_2025 }), context)),
    ).toEqual(['notary_signature_date'])
  })

  test.each(['lmnp_amortissement', 'long_term_rental'] as const)(
    'of a new %s leave it free of property tax for the two years after its completion (CGI art. 1383)',
    (project) => {
      const monthsOfTax = (signed: string, year: number) => {
        const free = lineOf(
          { project, seniority: 'new', simulation_charges: [{ label: 'Taxe foncière', amount: 0 }] },
          signed,
          year,
        )
        const taxed = lineOf(
          { project, seniority: 'new', simulation_charges: [{ label: 'Taxe foncière', amount: 1_200 }] },
          signed,
          year,
        )
        return (taxed?.charges ?? 0) > (free?.charges ?? 0)
      }
      expect([2025, 2026, 2027, 2028].map((year) => monthsOfTax(SIGNED_IN_2024, year))).toEqual([
        false,
        false,
        true,
        true,
      ])
      expect([2025, 2026, 2027, 2028].map((year) => monthsOfTax(SIGNED_IN_2025, year))).toEqual([
        false,
        false,
        false,
        true,
      ])
    },
  )

  test('of a para-hotel letting have used two or one of the twenty years of VAT at the end of 2025 (CGI annexe II, art. 207)', () => {
    // 240,000 euros with VAT of 20 %: 40,000 recovered, hence 36,000 or 38,000 to pay back.
    const bought = {
      project: 'para_hotelier',
      seniority: 'new',
      property_price: 240_000,
      suggested_rent: 1_000,
    } as const
    expect([SIGNED_IN_2024, SIGNED_IN_2025].map((signed) => lineOf(bought, signed, 2025)?.exit_cost)).toEqual([
      36_000, 38_000,
    ])
  })

  test('of a property with works have their deficit in 2025, for twelve or eleven months of rent, and the same cap of 10,700 euros', () => {
    const bought = { project: 'land_deficit', seniority: 'old', renovation_price: 60_000, suggested_rent: 700 } as const
    const lines = [SIGNED_IN_2024, SIGNED_IN_2025].map((signed) => lineOf(bought, signed, 2025))
    expect(lines.map((line) => [line?.rent, line?.deficit_on_global_income])).toEqual([
      [8_400, 10_700],
      [7_700, 10_700],
    ])
  })
})
