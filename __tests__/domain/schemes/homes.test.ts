import { controlledPrice } from '../../../src/domain/schemes/controlledPrice'
import { personalResidency } from '../../../src/domain/schemes/personalResidency'
import { reducedVatHome, type ReducedVatPurchase } from '../../../src/domain/schemes/reducedVatHome'
import { configuration, defaults } from '../support/examples'

/** 200,000 euros and 5,000 of fees, without any other cost, borrowed over 20 years without interest nor insurance. */
const paid = {
  property_price: 200_000,
  notary_fee: 5_000,
  guaranty_fee: 0,
  loan_application_fee: 0,
  brokerage_fee: 0,
  contribution: 0,
  loan_rate: 0,
  insurance_rate: 0,
}
const purchase = {
  configuration: configuration({
    ...paid,
    monthly_rent: 700,
    simulation_charges: [{ label: 'Taxe foncière', amount: 1_200 }],
  }),
  defaults,
  signatureDate: '2026-06-01',
}

describe('a main home', () => {
  test('costs its instalment and charges less the rent spared: 205,000 ÷ 240 + 100 − 700', () => {
    const { cost } = personalResidency.gives(purchase)
    expect(cost).toMatchObject({
      totalCost: 205_000,
      loanAmount: 205_000,
      monthlyPayment: 854.17,
      monthlyCharges: 100,
      monthlyEffort: 254.17,
    })
  })

  test('is exempt of property tax for two years when it is new (CGI art. 1383)', () => {
    const commitments = (seniority: 'new' | 'old') =>
      personalResidency
        .gives({ ...purchase, configuration: { ...purchase.configuration, seniority } })
        .commitments.join()
    expect(commitments('new')).toContain('2\u00a0ans')
    expect(commitments('old')).not.toContain('taxe foncière')
  })
})

describe('a home at reduced VAT (CGI art. 278 sexies, III and 284, II)', () => {
  const bought: ReducedVatPurchase = {
    ...purchase,
    configuration: { ...purchase.configuration, property_price: 240_000 },
    question: { perimeter: 'inside', is_main_residence: true, household_composition: 2, n_2_taxable_income: 40_401 },
    municipality: { code: '34172', department: '34' },
  }

  test('is paid 5.5 % above the price before VAT: 200,000 × 1.055 instead of 240,000', () => {
    const { obstacles, cost } = reducedVatHome.gives(bought)
    expect(obstacles).toEqual([])
    expect(cost.totalCost).toBe(211_000 + 5_000)
  })

  test('one euro of income above the ceiling of two occupants, 40,401, refuses it and leaves the normal price', () => {
    const { obstacles, cost } = reducedVatHome.gives({
      ...bought,
      question: { ...bought.question, n_2_taxable_income: 40_402 },
    })
    expect(obstacles.join()).toContain('40\u202f401\u00a0€')
    expect(cost.totalCost).toBe(245_000)
  })

  test('takes the VAT spared back within ten years', () => {
    expect(reducedVatHome.gives(bought).commitments[0]).toContain('29\u202f000\u00a0€')
  })
})

describe('a home at a controlled price', () => {
  test('is held to the ceilings of its programme', () => {
    const asked = { ...purchase, referenceIncome: 40_000, incomeCeiling: 39_000, priceCeiling: 3_000, usefulArea: 60 }
    // 200,000 ÷ 60 = 3,333.33 euros a m².
    const { obstacles } = controlledPrice.gives(asked)
    expect(obstacles).toHaveLength(2)
    expect(obstacles.join()).toContain('3\u202f333,33')
    expect(controlledPrice.gives({ ...asked, referenceIncome: 39_000, usefulArea: 70 }).obstacles).toEqual([])
  })

  test('is resold at most at what it cost, and says that its clauses are usual ones', () => {
    const { commitments, parameters } = controlledPrice.gives({ ...purchase, referenceIncome: 30_000, clauseYears: 5 })
    expect(commitments.join()).toContain('205\u202f000\u00a0€')
    expect(commitments.join()).toContain('5\u00a0ans')
    expect(parameters.every(({ verified }) => verified)).toBe(false)
  })
})
