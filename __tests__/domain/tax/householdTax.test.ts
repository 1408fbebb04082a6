import { type HouseholdComposition, householdSummary, householdTax, suggestedParts } from '#domain'
import { fc } from '../../support/fastCheck'
import { quotientOfParts } from '../../../src/domain/tax/familyQuotient'
import { taxableHousehold } from '../../../src/domain/tax/householdTax'
import { taxableIncomeFromTax } from '../../../src/domain/tax/reconstructedIncome'

const child = { has_alternating_custody: false, is_handicapped: false }
const alternating = { has_alternating_custody: true, is_handicapped: false }
const single: HouseholdComposition = { joint: false, children: [] }

describe('parts of a household (CGI art. 194 and 195)', () => {
  test.each<[string, HouseholdComposition, number]>([
    ['alone', single, 1],
    ['couple', { joint: true, children: [] }, 2],
    ['couple, three children', { joint: true, children: [child, child, child] }, 4],
    ['lone parent, one child', { ...single, lone_parent: true, children: [child] }, 2],
    ['lone parent, one child in alternating custody', { ...single, lone_parent: true, children: [alternating] }, 1.5],
    [
      'lone parent, two children in alternating custody',
      { ...single, lone_parent: true, children: [alternating, alternating] },
      2,
    ],
    ['one child, then two in alternating custody', { joint: true, children: [child, alternating, alternating] }, 3.25],
    ['widowed without children', { ...single, widowed: true }, 1],
    ['widowed with one child', { ...single, widowed: true, lone_parent: true, children: [child] }, 2.5],
    [
      'disabled couple with a disabled child',
      { joint: true, handicapped_adults: 2, children: [{ ...child, is_handicapped: true }] },
      4,
    ],
    ['alone and disabled', { ...single, handicapped_adults: 1 }, 1.5],
  ])('%s', (_, household, parts) => {
    expect(suggestedParts(household)).toBe(parts)
  })
})

describe('caps of the quotient, income of 2025 (CGI art. 197, I, 2)', () => {
  const income = 120_000

  test('a half-part saves at most 1,807 euros', () => {
    const couple = householdTax(income, { joint: true, children: [] }, 2025)
    const withChild = householdTax(income, { joint: true, children: [child] }, 2025)
    expect(couple.grossTax - withChild.grossTax).toBe(1_807)
    expect(withChild.isAdvantageCapped).toBe(true)
  })

  test('the full part of a lone parent’s first child saves at most 4,262 euros', () => {
    const alone = householdTax(income, single, 2025)
    const parent = householdTax(income, { ...single, lone_parent: true, children: [child] }, 2025)
    expect(alone.grossTax - parent.grossTax).toBe(4_262)
  })

  test('a capped half-part of disability gives 1,801 euros back', () => {
    expect(householdTax(income, { ...single, handicapped_adults: 1 }, 2025).complementaryReduction).toBe(1_801)
  })

  test('a widowed parent is capped against one part, and gets 2,011 euros back', () => {
    const tax = householdTax(income, { ...single, widowed: true, children: [child] }, 2025)
    expect(tax.advantageCap).toBe(3 * 1_807)
    expect(tax.complementaryReduction).toBe(2_011)
  })
})

describe('income that a tax notice implies', () => {
  test('is the lowest one whose tax reaches it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom(1, 1.5, 2, 2.5, 3, 5), (paid, parts) => {
        const income = taxableIncomeFromTax(paid, quotientOfParts(parts), 2025)
        expect(householdTax(income, parts, 2025).tax).toBeGreaterThanOrEqual(paid)
        expect(householdTax(income - 1, parts, 2025).tax).toBeLessThan(paid)
      }),
    )
  })

  const answers = { net_monthly_income: 3_000, annual_tax: 0, alimony: 200, fiscal_part: 1 }

  test('without tax, wages ÷ 0.98 less 10 % less alimony', () => {
    const { taxableIncome, basis } = taxableHousehold(answers, undefined, '2026-11-20')
    expect(basis).toBe('income')
    expect(taxableIncome).toBeCloseTo((36_000 / 0.98) * 0.9 - 2_400, 0)
  })

  test('the parts typed prevail over a composition that disagrees', () => {
    const household: HouseholdComposition = { joint: true, children: [child] }
    expect(taxableHousehold({ ...answers, fiscal_part: 2 }, household, '2026-11-20').quotient.parts).toBe(2)
    expect(taxableHousehold({ ...answers, fiscal_part: 2.5 }, household, '2026-11-20').quotient.baseParts).toBe(2)
  })
})

describe('summary of a household', () => {
  const answers = {
    net_monthly_income: 4_000,
    annual_tax: 3_000,
    alimony: 100,
    fiscal_part: 1,
    monthly_rent: 900,
    monthly_loan_payment: 200,
  }

  test('gives the slice reached, the debt ratio and the parts of the composition', () => {
    const summary = householdSummary(answers, { ...single, lone_parent: true, children: [child] }, '2026-11-20')
    expect(summary).toMatchObject({ suggested_parts: 2, debt_ratio: 0.3, marginal_rate: 0.3 })
    expect(summary.income_tax).toBeGreaterThanOrEqual(3_000)
  })

  test('without income there is no debt ratio', () => {
    expect(householdSummary({ ...answers, net_monthly_income: 0 }, undefined, '2026-11-20')).toMatchObject({
      debt_ratio: null,
      suggested_parts: null,
    })
  })
})

test('the tax of any income is never negative nor above it', () => {
  const household = fc.record({
    parts: fc.double({ min: 1, max: 20, noNaN: true }),
    income: fc.double({ min: -1e6, max: 1e9, noNaN: true }),
    year: fc.integer({ min: 2011, max: 2060 }),
  })
  fc.assert(
    fc.property(household, ({ parts, income, year }) => {
      const { tax } = householdTax(income, parts, year)
      expect(tax).toBeGreaterThanOrEqual(0)
      expect(tax).toBeLessThanOrEqual(Math.max(0, income))
    }),
  )
})
