import { householdTax, suggestedParts } from '#domain'
import { netOfSalaryDeduction } from '../../../src/domain/tax/earnedIncome'
import { compositionOf, incomeTaxCases, type IncomeTaxCase } from './incomeTaxCases'

/** Sources round to the euro, some of them a step earlier than others. */
const TOLERANCE = 1

function taxableIncomeOf({ wages = [], taxableIncome, year }: IncomeTaxCase): number {
  return taxableIncome ?? wages.reduce((sum, wage) => sum + netOfSalaryDeduction(wage, year), 0)
}

describe('income tax', () => {
  test.each(incomeTaxCases)('income of $year, $household, $wages $taxableIncome: $source', (taxCase) => {
    const household = compositionOf(taxCase.household)
    const found = new Map<string, unknown>(
      Object.entries(householdTax(taxableIncomeOf(taxCase), household, taxCase.year)),
    )
    const { parts, marginalRate, ...amounts } = taxCase.expected
    for (const [name, expected] of Object.entries(amounts)) {
      expect([name, Math.abs(Number(found.get(name)) - expected) <= TOLERANCE]).toEqual([name, true])
    }
    if (parts !== undefined) expect(suggestedParts(household)).toBe(parts)
    if (marginalRate !== undefined) expect(found.get('marginalRate')).toBeCloseTo(marginalRate, 6)
  })

  test('a tax of 61 euros is collected and a smaller one is not (CGI art. 1657, 1 bis)', () => {
    const taxes = Array.from({ length: 400 }, (_, step) => householdTax(16_500 + step * 10, 1, 2025).tax)
    const collected = taxes.filter((tax) => tax > 0)
    expect(Math.min(...collected)).toBeGreaterThanOrEqual(61)
    expect(taxes).toContain(0)
  })

  test('the décote of a couple filing together is the couple’s (CGI art. 197, I, 4: 1,483 and 897 euros for 2025)', () => {
    const couple = householdTax(36_000, 2, 2025)
    const single = householdTax(20_000, 1, 2025)
    expect(couple.decote).toBe(Math.round(1483 - 0.4525 * couple.grossTax))
    expect(single.decote).toBe(Math.round(897 - 0.4525 * single.grossTax))
  })

  test('a negative income pays nothing', () => {
    expect(householdTax(-5_000, 2.5, 2025)).toMatchObject({ taxableIncome: 0, tax: 0, marginalRate: 0 })
  })
})
