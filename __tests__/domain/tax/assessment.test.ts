import { householdTax } from '#domain'
import { fc } from '../../support/fastCheck'
import { incomeTaxRules } from '../../../src/domain/law/incomeTaxRules'
import { assess } from '../../../src/domain/tax/assessment'
import type { TaxReturn } from '../../../src/domain/tax/taxReturn'

const single = { joint: false, children: [] }
const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 300_000 }),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
)
const child = fc.record({ has_alternating_custody: fc.boolean(), is_handicapped: fc.boolean() })

const anyReturn = fc.record({
  incomeYear: fc.integer({ min: 2011, max: 2040 }),
  household: fc.record({
    joint: fc.boolean(),
    children: fc.array(child, { maxLength: 8 }),
    widowed: fc.boolean(),
    lone_parent: fc.boolean(),
    raised_child_alone: fc.boolean(),
    veteran: fc.boolean(),
    handicapped_adults: fc.integer({ min: 0, max: 2 }),
  }),
  earners: fc.array(fc.record({ wages: amount, pensions: amount, birthYear: fc.integer({ min: 1920, max: 2000 }) }), {
    maxLength: 2,
  }),
  property: fc.record({
    actual: fc.record({ rents: amount, financialCharges: amount, otherCharges: amount, globalIncomeCap: amount }),
    microRents: amount,
    netRents: amount,
    priorDeficits: fc.array(fc.record({ year: fc.integer({ min: 2000, max: 2040 }), amount }), { maxLength: 3 }),
  }),
  furnished: fc.array(
    fc.record({
      kind: fc.constantFrom('ordinary' as const, 'classifiedTourism' as const, 'unclassifiedTourism' as const),
      regime: fc.constantFrom('micro' as const, 'actual' as const),
      amount,
      isProfessional: fc.boolean(),
      withoutApprovedCentre: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  investments: fc.record({
    dividends: amount,
    interest: amount,
    securityGains: amount,
    fees: amount,
    progressive: fc.boolean(),
  }),
  charges: fc.record({ csg: amount, bareOwnerRepairs: amount, retirementSavings: amount, other: amount }),
  reductions: fc.record({ capped: amount, overseas: amount, uncapped: amount }),
})

/** Paths of the values that are not finite numbers. */
function badNumbers(value: unknown, path = 'assessment'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => badNumbers(inner, `${path}.${key}`))
}

describe('the notice of any household', () => {
  test('is made of finite figures, and its tax is neither negative nor above what was earned', () => {
    fc.assert(
      fc.property(anyReturn, (taxReturn) => {
        const assessment = assess(taxReturn)
        expect(badNumbers(assessment)).toEqual([])
        expect(assessment.incomeTax.tax).toBeGreaterThanOrEqual(0)
        expect(assessment.socialLevies.total).toBeGreaterThanOrEqual(0)
        expect(assessment.incomeTax.tax).toBeLessThanOrEqual(assessment.incomeTax.referenceIncome + 1)
      }),
      { numRuns: 300 },
    )
  })

  test('of wages alone is the tax of their taxable income', () => {
    const assessment = assess({ incomeYear: 2025, household: single, earners: [{ wages: 40_000 }] })
    expect(assessment.incomeTax).toEqual(householdTax(36_000, single, 2025))
    expect(assessment.total).toBe(assessment.incomeTax.tax)
  })

  test('deducts the CSG of the year before from global income, not from the income of its kind (CGI art. 154 quinquies)', () => {
    const declared: TaxReturn = {
      incomeYear: 2025,
      household: single,
      earners: [{ wages: 40_000 }],
      property: { actual: { rents: 10_000, financialCharges: 0, otherCharges: 0, globalIncomeCap: 0 } },
      charges: { csg: 680 },
    }
    const assessment = assess(declared)
    expect(assessment).toMatchObject({ grossGlobalIncome: 46_000, socialLevies: { base: 10_000 } })
    expect(assessment.incomeTax.taxableIncome).toBe(45_320)
  })

  // 6,855 for a child who is of age in 2025; a pension fixed before 2006 counts for 1.25 (CGI art. 156, II, 2°).
  test('deducts alimony: an adult child’s up to its cap, the others whole', () => {
    const alimony = (charges: TaxReturn['charges']) =>
      assess({ incomeYear: 2025, household: single, earners: [{ wages: 60_000 }], ...(charges ? { charges } : {}) })
        .deductedCharges
    expect(
      alimony({
        adultChildAlimony: [
          { amount: 9_000, oldJudgment: false },
          { amount: 3_000, oldJudgment: false },
        ],
      }),
    ).toBe(9_855)
    expect(alimony({ otherAlimony: [{ amount: 12_000, oldJudgment: false }] })).toBe(12_000)
    expect(alimony({ otherAlimony: [{ amount: 4_000, oldJudgment: true }] })).toBe(5_000)
  })
})

test('the income of 2026 takes the last known scale, which is then not verified', () => {
  const known = incomeTaxRules(2025).scale
  const unknown = incomeTaxRules(2026).scale
  expect(unknown.value).toBe(known.value)
  expect([known.verified, unknown.verified]).toEqual([true, false])
})
