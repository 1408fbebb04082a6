import type { SolutionConfiguration } from '#domain'
import { simulated } from '../support/examples'

/**
 * A single person taxed at 30 % on the last euros (income 2025: from 29,579 to 84,577 euros), who buys in cash in December:
 * the first line is a whole year, and no year has a deficit that the works do not make.
 */
const household: Partial<SolutionConfiguration> = {
  fiscal_part: 1,
  annual_tax: 11_000,
  notary_signature_date: '2025-12-15',
  contribution: 900_000,
  seniority: 'old',
  yearly_rent_revaluation_rate: 0,
}
const report = (changes: Partial<SolutionConfiguration>) => simulated({ ...household, ...changes }).yearly_report

describe('a sale before the end of a commitment', () => {
  test('takes back the tax that a land deficit spared, until the end of the third year that follows (CGI art. 156, I, 3°)', () => {
    // 10,700 euros set against global income in 2026 spared 10,700 × 30 % = 3,210 euros; the rest waits for rents.
    const costs = report({ project: 'land_deficit', renovation_price: 40_000 }).map(({ year, exit_cost }) => [
      year,
      exit_cost,
    ])
    expect(costs.slice(0, 4)).toEqual([
      [2026, 3_210],
      [2027, 3_210],
      [2028, 3_210],
      [2029, 0],
    ])
  })

  test('counts as such when the third year is not held until its end', () => {
    const lines = report({
      project: 'land_deficit',
      renovation_price: 40_000,
      notary_signature_date: '2026-03-10',
      duration_to_display: 3,
    })
    expect(lines.at(-1)).toMatchObject({ year: 2029, months_held: 3, exit_cost: 3_210 })
  })

  test('brings the charges of a monument back over three years (CGI art. 156 bis, V)', () => {
    const lines = report({ project: 'historic_monuments', renovation_price: 30_000 })
    const [first] = lines
    // Three thirds of the charges at 30 %; the three years are taxed in the same slice.
    const due = (first?.deficit_on_global_income ?? 0) * 0.3
    expect(first?.deficit_on_global_income).toBeGreaterThan(20_000)
    expect(Math.abs((lines[1]?.exit_cost ?? 0) - due)).toBeLessThanOrEqual(2)
    expect(Math.abs((lines[13]?.exit_cost ?? 0) - due)).toBeLessThanOrEqual(2)
    expect(lines[14]?.exit_cost).toBe(0)
  })

  test('adds the depreciation of a private landlord to the rents of the year, at 30 % and 17.2 %', () => {
    // 200,000 × 80 % × 3.5 % = 5,600 euros a year: 16,800 after three, × 47.2 % = 7,929.60, each levy and the tax to the euro.
    const free = ['Charges de copropriété', 'Gestion locative', 'Assurance loyers impayés'].map((label) => ({
      label,
      amount: 0,
    }))
    const lines = report({
      project: 'jeanbrun',
      seniority: 'new',
      property_price: 200_000,
      notary_signature_date: '2026-12-15',
      simulation_charges: free,
      guaranty_fee: 0,
      loan_application_fee: 0,
      brokerage_fee: 0,
    })
    expect([lines[2]?.carried_deficit, lines[2]?.deficit_on_global_income]).toEqual([0, 0])
    expect(Math.abs((lines[2]?.exit_cost ?? 0) - 7_929.6)).toBeLessThanOrEqual(2)
    expect(lines[8]?.exit_cost).toBe(0)
  })

  test('is said when the years shown end there, with what the net wealth lacks', () => {
    const early = simulated({ ...household, project: 'land_deficit', renovation_price: 40_000, duration_to_display: 2 })
    expect(early.warnings.find(({ code }) => code === 'early_sale')?.message).toContain('3\u202f210\u00a0€')
    const last = early.yearly_report.at(-1)
    expect(last?.net_wealth).toBeCloseTo((last?.property_value ?? 0) - (last?.capital_gain_tax ?? 0) - 3_210, 2)
    const kept = simulated({ ...household, project: 'land_deficit', renovation_price: 40_000, duration_to_display: 20 })
    expect(kept.warnings.map(({ code }) => code)).not.toContain('early_sale')
  })
})
