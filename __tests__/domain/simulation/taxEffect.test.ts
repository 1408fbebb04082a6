import { taxEffects, type TaxedHousehold } from '../../../src/domain/simulation/taxEffect'
import { quotientOfParts } from '../../../src/domain/tax/familyQuotient'

const household: TaxedHousehold = {
  quotient: quotientOfParts(1),
  otherIncome: 60_000,
  netRentalIncome: 0,
  priorLandDeficit: 0,
  cappedAdvantagesUsed: 0,
  runningReductions: [],
}
const rents = (year: number, amount: number) => ({
  year,
  property: { rents: amount, financialCharges: 0, otherCharges: 0, globalIncomeCap: 10_700 },
})
const deficit = (year: number, amount: number) => ({
  year,
  property: { rents: 0, financialCharges: 0, otherCharges: amount, globalIncomeCap: 10_700 },
})

describe('tax with and without the operation', () => {
  test('10,000 euros of net rents at 30 % add 3,000 euros of income tax and 1,720 of levies', () => {
    const [effect] = taxEffects(household, [rents(2025, 10_000)])
    expect(effect).toMatchObject({ rentTax: 4_720, taxSaving: 0, socialLevies: 1_720 })
  })

  test('the next year deducts 6.8 points of CSG from global income (CGI art. 154 quinquies)', () => {
    const effects = taxEffects(household, [rents(2025, 10_000), rents(2026, 10_000)])
    expect(effects[1]?.after.taxableIncome).toBe(70_000 - 680)
  })

  test('furnished profits are levied at 18.6 % from the income of 2025', () => {
    const furnished = {
      profit: 10_000,
      deficit: 0,
      depreciation: 0,
      depreciationOfBuilding: 0,
      deferredDepreciation: 0,
      carriedDeficit: 0,
      isProfessional: false,
      isContributing: false,
      contributedProfit: 10_000,
      contributions: 0,
    }
    expect(
      taxEffects(household, [
        { year: 2024, furnished },
        { year: 2025, furnished },
      ]).map((effect) => effect.socialLevies),
    ).toEqual([1_720, 1_860])
  })

  test('a deficit of 10,700 euros spares tax and no levies', () => {
    expect(taxEffects(household, [deficit(2025, 15_000)])[0]).toMatchObject({
      taxSaving: 3_210,
      rentTax: 0,
      socialLevies: 0,
      carriedPropertyDeficit: 4_300,
    })
  })

  test('a reduction is limited to the tax and to 10,000 euros (CGI art. 200-0 A)', () => {
    const [wealthy] = taxEffects({ ...household, otherIncome: 150_000 }, [{ year: 2025, taxReduction: 12_000 }])
    expect(wealthy).toMatchObject({ taxSaving: 10_000, after: { reductions: 10_000, lostReductions: 2_000 } })
    const [modest] = taxEffects({ ...household, otherIncome: 18_000 }, [{ year: 2025, taxReduction: 6_000 }])
    expect(modest?.after.tax).toBe(0)
    expect(modest?.taxSaving).toBe(modest?.before.tax)
  })

  test('deficits of earlier years are used with and without the operation', () => {
    const [effect] = taxEffects({ ...household, netRentalIncome: 5_000, priorLandDeficit: 5_000 }, [rents(2025, 3_000)])
    expect(effect?.before.taxableIncome).toBe(60_000)
    expect(effect?.after.taxableIncome).toBe(63_000)
  })

  test('levies under 61 euros are not collected', () => {
    expect(taxEffects(household, [rents(2025, 350)])[0]?.socialLevies).toBe(0)
    expect(taxEffects(household, [rents(2025, 360)])[0]?.socialLevies).toBe(62)
  })
})
