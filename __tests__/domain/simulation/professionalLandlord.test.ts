import type { SolutionConfiguration } from '#domain'
import { selfEmployedContributions } from '../../../src/domain/tax/selfEmployedContributions'
import { context, simulated } from '../support/examples'

/** Paid in cash, let from January 2027 for 36,000 euros a year by a single person who earns 24,000. */
function landlord(changes: Partial<SolutionConfiguration> = {}, earned_income = 24_000) {
  const none = { ...context.defaults, annual_budget_monitoring_fee: 0, annual_owner_insurance_fee: 0 }
  return simulated(
    {
      project: 'lmnp_amortissement',
      seniority: 'old',
      annual_tax: 0,
      net_monthly_income: 2_000,
      fiscal_part: 1,
      contribution: 1_000_000,
      property_price: 400_000,
      notary_fee: 40_000,
      guaranty_fee: 0,
      loan_application_fee: 0,
      brokerage_fee: 0,
      loan_duration: 0,
      duration_to_display: 8,
      suggested_rent: 3_000,
      yearly_rent_revaluation_rate: 0,
      notary_signature_date: '2026-12-30',
      ...changes,
    },
    {
      ...context,
      explain: true,
      defaults: {
        ...none,
        monthly_condominium_fee_rate: 0,
        property_tax_rate: 0,
        rental_management_rate: 0,
        unpaid_rent_insurance_rate: 0,
      },
      household: { joint: false, children: [], earned_income },
    },
  )
}

const yearOf = (year: number, changes: Partial<SolutionConfiguration> = {}, earned?: number) => {
  const line = landlord(changes, earned).yearly_report.find((found) => found.year === year)
  if (line === undefined) throw new Error(`${year} is not shown`)
  return line
}

describe('professional landlord (CGI art. 155, IV)', () => {
  test('the deficit of the first year goes to global income, contributions included, whole (CGI art. 156, I)', () => {
    // 36,000 of rents less 40,000 of costs of the purchase: 4,000, and the minimum contributions, 1,255 at least.
    const line = yearOf(2027)
    expect(line.social_contributions).toBeGreaterThanOrEqual(1_255)
    expect(line.deficit_on_global_income).toBe(4_000 + line.social_contributions)
    expect(line.carried_deficit).toBe(0)
    expect(line.social_levies).toBe(0)
    expect(line.taxable_income_after).toBe(Math.max(0, line.taxable_income_before - line.deficit_on_global_income))
  })

  test('the same deficit waits for furnished profits when the household earns more than the receipts', () => {
    const line = yearOf(2027, {}, 36_000)
    expect(line).toMatchObject({ deficit_on_global_income: 0, carried_deficit: 4_000, social_contributions: 0 })
    expect(line.taxable_income_after).toBe(line.taxable_income_before)
  })

  test('contributions are paid on the profit, which deducts all but a part of the CSG', () => {
    const { rent, depreciation, social_contributions, taxable_rental_income, year } = yearOf(2028)
    const due = selfEmployedContributions(rent - depreciation, year)
    expect(social_contributions).toBe(due.total)
    expect(taxable_rental_income).toBeCloseTo(rent - depreciation - due.deductible, 2)
  })

  test('receipts of 22,992 euros are not over the threshold, 23,004 are', () => {
    expect(yearOf(2028, { suggested_rent: 1_916 }, 0).social_contributions).toBe(0)
    expect(yearOf(2028, { suggested_rent: 1_917 }, 0).social_contributions).toBeGreaterThan(0)
  })

  test('the status follows the receipts of each year', () => {
    const rising = landlord({ suggested_rent: 1_900, yearly_rent_revaluation_rate: 0.02 }, 10_000)
    expect(rising.yearly_report.map(({ social_contributions }) => social_contributions > 0)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(rising.warnings.find(({ code }) => code === 'professional_landlord')?.message).toContain('de 2028 à 2034')
  })

  test('before five years of activity the depreciation is taxed as a profit; then the tax is exempt, not the contributions', () => {
    const report = landlord().yearly_report
    const [early, late] = [report.find(({ year }) => year === 2030), report.find(({ year }) => year === 2031)]
    expect(early?.capital_gain_tax).toBeGreaterThan(late?.capital_gain_tax ?? Infinity)
    const steps = landlord().trace?.find(({ key }) => key === 'yearly_report.2031.capital_gain_tax')?.steps ?? []
    const found: Record<string, number | null> = Object.fromEntries(
      steps.map(({ key, value }) => [key.split('.').at(-1) ?? '', value]),
    )
    expect(found).toMatchObject({ exempt_share: 1, long_term: 0, social_levies: 0 })
    expect(found['short_term']).toBe(found['gain'])
    // Contributions on the exempt short-term gain, whose deductible part lowers the tax of the year (CSS art. L131-6, II, 1°).
    expect(found['contributions']).toBeGreaterThan(0)
    expect(found['income_tax']).toBeLessThan(0)
  })

  test('the rules of least evidence come first among those that are not verified, then those that made the most euros', () => {
    const doubts = landlord().unverified.map((sentence) =>
      ['aucun texte', 'source secondaire', 'à cette date'].findIndex((words) => sentence.includes(words)),
    )
    expect(doubts).toEqual([...doubts].sort())
    expect(doubts).not.toContain(-1)
    expect(new Set(doubts).size).toBe(3)
  })

  test('a hotel-like stay is no letting of a furnished home', () => {
    const hotel = landlord({ project: 'para_hotelier', hotel_services: 3 })
    expect(hotel.warnings.map(({ code }) => code)).not.toContain('professional_landlord')
    expect(hotel.yearly_report.every(({ social_contributions }) => social_contributions === 0)).toBe(true)
  })
})
