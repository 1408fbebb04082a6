import { assess } from '../../../src/domain/tax/assessment'
import type { TaxReturn } from '../../../src/domain/tax/taxReturn'

const household = { joint: false, children: [] }

function levies(incomeYear: number, declared: Partial<TaxReturn>) {
  return assess({ incomeYear, household, earners: [{ wages: 50_000 }], ...declared }).socialLevies
}

const bare = (rents: number) => ({ actual: { rents, financialCharges: 0, otherCharges: 0, globalIncomeCap: 0 } })
const rents = bare(10_000)
const furnished = [{ kind: 'ordinary', regime: 'actual', amount: 10_000 }] as const

describe('social levies by kind of income and year', () => {
  // CSS art. L136-6 and L136-8, CGI art. 235 ter; loi 2025-1403, art. 12.
  test.each<[string, number, Partial<TaxReturn>, number]>([
    ['unfurnished rents', 2011, { property: rents }, 1_350],
    ['unfurnished rents', 2016, { property: rents }, 1_550],
    ['unfurnished rents', 2017, { property: rents }, 1_720],
    ['unfurnished rents', 2025, { property: rents }, 1_720],
    ['furnished letting', 2024, { furnished }, 1_720],
    ['furnished letting', 2025, { furnished }, 1_860],
    ['gains on securities', 2024, { investments: { securityGains: 10_000 } }, 1_720],
    ['gains on securities', 2025, { investments: { securityGains: 10_000 } }, 1_860],
    ['dividends', 2025, { investments: { dividends: 10_000 } }, 1_720],
    ['dividends', 2026, { investments: { dividends: 10_000 } }, 1_860],
    ['real-estate gains', 2026, { investments: { realEstateGains: 10_000 } }, 1_720],
  ])('%s, income of %d', (_, year, declared, total) => {
    expect(levies(year, declared).total).toBe(total)
  })

  test('furnished letting of 2025 pays 10.6 % of CSG, 0.5 % of CRDS and 7.5 % of solidarity levy', () => {
    expect(levies(2025, { furnished })).toEqual({ base: 10_000, csg: 1_060, crds: 50, solidarity: 750, total: 1_860 })
  })

  test('professional furnished letting pays contributions instead', () => {
    expect(
      levies(2025, { furnished: furnished.map((furnishedLet) => ({ ...furnishedLet, isProfessional: true })) }).total,
    ).toBe(0)
  })

  // 350 × 17.2 % = 60.20.
  test('under 61 euros nothing is collected (CGI art. 1657, 1 bis)', () => {
    expect(levies(2025, { property: bare(350) }).total).toBe(0)
    expect(levies(2025, { property: bare(360) }).total).toBe(62)
  })
})
