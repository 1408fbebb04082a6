import { carry } from '../../../src/domain/mechanisms/carryForward'
import { assess } from '../../../src/domain/tax/assessment'
import { declareProperty, isMicroPropertyOpen, microPropertyIncome } from '../../../src/domain/tax/propertyIncome'

const LIFETIME = 10

describe('micro regime of unfurnished letting (CGI art. 32)', () => {
  test('takes 30 % off, up to 15,000 euros of rents', () => {
    expect(microPropertyIncome(15_000, 2025)).toBe(10_500)
    expect(isMicroPropertyOpen(15_000, 2025)).toBe(true)
    expect(isMicroPropertyOpen(15_001, 2025)).toBe(false)
  })
})

describe('property deficits through the years (CGI art. 156, I, 3°)', () => {
  const profit = { rents: 5_000, financialCharges: 0, otherCharges: 0, globalIncomeCap: 10_700 }

  test('the oldest deficit is used first, on property income only', () => {
    const stock = carry(carry([], 2018, 3_000), 2020, 4_000)
    const declared = declareProperty(0, profit, stock, 2025, LIFETIME)
    expect(declared).toEqual({ net: 0, onGlobalIncome: 0, stock: [{ year: 2020, amount: 2_000 }] })
  })

  test('a deficit serves ten years and not one more', () => {
    const stock = carry([], 2015, 3_000)
    expect(declareProperty(0, profit, stock, 2025, LIFETIME).net).toBe(2_000)
    expect(declareProperty(0, profit, stock, 2026, LIFETIME).net).toBe(5_000)
  })

  test('it also serves rents under the micro regime', () => {
    const property = { microRents: 10_000, priorDeficits: carry([], 2024, 4_000) }
    const assessment = assess({ incomeYear: 2025, household: { joint: false, children: [] }, earners: [], property })
    expect(assessment.propertyIncome).toBe(3_000)
  })

  // Rents 10,000, interest 12,000, works 15,000: 10,700 reach global income, 6,300 wait (hermess-patrimoine.fr, case 3).
  test('interest never reaches global income, other charges do up to the cap', () => {
    const actual = { rents: 10_000, financialCharges: 12_000, otherCharges: 15_000, globalIncomeCap: 10_700 }
    const assessment = assess({
      incomeYear: 2025,
      household: { joint: false, children: [] },
      earners: [{ wages: 50_000 }],
      property: { actual },
    })
    expect(assessment).toMatchObject({ propertyIncome: -10_700, grossGlobalIncome: 34_300 })
  })

  test('a deficit larger than global income is left for the years that follow', () => {
    const actual = { rents: 0, financialCharges: 0, otherCharges: 10_000, globalIncomeCap: 10_700 }
    const assessment = assess({
      incomeYear: 2025,
      household: { joint: false, children: [] },
      earners: [{ wages: 5_000 }],
      property: { actual },
    })
    expect(assessment).toMatchObject({ grossGlobalIncome: 0, globalDeficits: [{ year: 2025, amount: 5_509 }] })
  })
})
