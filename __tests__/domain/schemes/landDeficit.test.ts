import { simulate, type SolutionConfiguration } from '#domain'
import { globalIncomeCap } from '../../../src/domain/schemes/unfurnished'
import { configuration, configurationWithout, context, refusedFields } from '../support/examples'

function lines(changes: Partial<SolutionConfiguration>, household = context.household) {
  const asked = configuration({ project: 'land_deficit', renovation_price: 60_000, seniority: 'old', ...changes })
  const result = simulate(asked, household === undefined ? context : { ...context, household })
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.yearly_report
}

describe('land deficit', () => {
  test('works set 10,700 euros against global income the year they are paid, the rest is carried', () => {
    const [first] = lines({})
    expect(first?.deficit_on_global_income).toBe(10_700)
    expect((first?.taxable_income_before ?? 0) - (first?.taxable_income_after ?? 0)).toBe(10_700)
    expect((first?.carried_deficit ?? 0) + 10_700).toBeCloseTo(-(first?.taxable_rental_income ?? 0), 2)
  })

  // Loi 2022-1499, art. 12; loi 2026-103 for 2026 and 2027.
  test.each([
    [5_000, 2024, 15_700],
    [30_000, 2024, 21_400],
    [30_000, 2027, 21_400],
    [30_000, 2022, 10_700],
    [30_000, 2028, 10_700],
    [0, 2026, 10_700],
  ])('%d euros of energy works paid in %d raise the cap to %d', (works, year, cap) => {
    expect(globalIncomeCap(works, year)).toBe(cap)
  })

  test('carried deficits are used on the rents of the ten following years, then lost', () => {
    const report = lines({ renovation_price: 300_000, loan_duration: 0, contribution: 700_000 })
    const [first] = report
    const tenth = report.find((line) => line.year === (first?.year ?? 0) + 10)
    const eleventh = report.find((line) => line.year === (first?.year ?? 0) + 11)
    expect(tenth?.social_levies).toBe(0)
    expect(tenth?.carried_deficit).toBeGreaterThan(0)
    expect(eleventh?.social_levies).toBeGreaterThan(0)
    expect(eleventh?.carried_deficit).toBe(0)
  })

  test('rents already received absorb the deficit first and spare their social levies', () => {
    const household = { joint: true, children: [], net_rental_income: 30_000 }
    const [first] = lines({ renovation_price: 20_000, fiscal_part: 2 }, household)
    expect(first?.deficit_on_global_income).toBe(0)
    expect(first?.social_levies).toBeLessThan(0)
    expect(first?.tax_saving).toBeGreaterThan(-(first?.social_levies ?? 0))
  })

  test('a deficit larger than global income is carried on it for the next six years', () => {
    const [first, second] = lines({
      annual_tax: 0,
      net_monthly_income: 300,
      fiscal_part: 1,
      loan_duration: 0,
      contribution: 900_000,
    })
    expect(first?.taxable_income_after).toBe(0)
    expect(second?.taxable_income_after).toBe(0)
  })

  test('the amount of the works is asked', () => {
    const result = simulate(configurationWithout('renovation_price', { project: 'land_deficit' }), context)
    expect(refusedFields(result)).toEqual(['renovation_price'])
  })
})
