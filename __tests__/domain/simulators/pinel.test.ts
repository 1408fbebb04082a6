import { simulators } from '#domain'

const terms = {
  pinel_type: 'pinel',
  pinel_term: 9,
  notary_signature_date: '2022-09-15',
  annual_tax: 8_000,
  other_tax_advantages: 0,
} as const
const purchase = { ...terms, property_price: 250_000, notary_fee: 6_000, surface: 50 }

function reduction(changes: Partial<Parameters<typeof simulators.pinelTaxReduction>[0]>) {
  const result = simulators.pinelTaxReduction({ ...purchase, ...changes }, 'A')
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.answer
}

function optimum(changes: Partial<Parameters<typeof simulators.pinelOptimal>[0]>) {
  const result = simulators.pinelOptimal({ ...terms, ...changes }, 'A')
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.answer
}

describe('the reduction of a Pinel purchase (CGI art. 199 novovicies)', () => {
  test('is 18 % over nine years of the price and fees, evenly', () => {
    // 256 000 × 18 % = 46 080 €, ÷ 9 = 5 120 € a year.
    const answer = reduction({})
    expect(answer).toMatchObject({
      cost: 256_000,
      base: 256_000,
      base_limit: 'none',
      rate: 0.18,
      total_reduction: 46_080,
      total_lost: 0,
    })
    expect(answer.years.map(({ reduction: yearly }) => yearly)).toEqual(Array(9).fill(5_120))
  })

  test.each([
    ['300 000 € a year', { property_price: 400_000, surface: 90 }, 300_000, 'total'],
    ['5 500 € a m²', { surface: 40 }, 220_000, 'per_square_meter'],
  ])('has its base capped at %s', (_cap, changes, base, base_limit) => {
    expect(reduction(changes)).toMatchObject({ base, base_limit })
  })

  test.each([
    ['2022-12-31', 0.18],
    ['2023-01-01', 0.15],
    ['2024-12-31', 0.12],
  ])('signed on %s over nine years is %f of the base', (notary_signature_date, rate) => {
    expect(reduction({ notary_signature_date }).rate).toBe(rate)
  })

  // 256,000 × 29 % ÷ 9 = 8,249 a year, under 18,000 of which 10,000 are used; a rent of 10.37 × 1.08 = 11.20 a m² (decree of 2019).
  test('overseas has its own rates, its own cap and its own rent', () => {
    const overseas = { municipality: 'saint-denis-97400', other_tax_advantages: 10_000, annual_tax: 30_000 }
    expect(reduction(overseas)).toMatchObject({ rate: 0.29, advantages_cap: 18_000, rent_ceiling: 560 })
    expect(reduction(overseas).years[0]).toEqual({ year: 2022, reduction: 8_249, used: 8_000, lost: 249 })
    expect(optimum({ municipality: 'saint-denis-97400', annual_tax: 30_000 }).optimal_amount).toBe(300_000)
  })

  test('loses each year what passes the tax, and what passes the overall cap of 10 000 €', () => {
    expect(reduction({ annual_tax: 4_000 })).toMatchObject({ total_used: 36_000, total_lost: 10_080 })
    expect(reduction({ annual_tax: 50_000, other_tax_advantages: 6_000 })).toMatchObject({
      total_used: 36_000,
      total_lost: 10_080,
    })
  })

  test('goes with a rent ceiling: zone A 2022, 13.09 € × (0.7 + 19 ÷ 50 = 1.08) = 14.14 € a m², 707 €', () => {
    expect(reduction({}).rent_ceiling).toBe(707)
  })

  test('is refused to a deed of 2025', () => {
    expect(simulators.pinelTaxReduction({ ...purchase, notary_signature_date: '2025-01-02' }, 'A')).toMatchObject({
      errors: { notary_signature_date: [expect.stringContaining('31/12/2024')] },
    })
  })
})

describe('the largest useful Pinel purchase', () => {
  test('is the tax divided by the reduction of a year: 5 000 ÷ 2 % = 250 000 €', () => {
    expect(optimum({ annual_tax: 5_000 })).toMatchObject({
      optimal_amount: 250_000,
      binding: 'tax',
      yearly_reduction: 5_000,
      total_reduction: 45_000,
      smallest_surface: 45.45,
    })
  })

  test('stops at 300 000 €, and at what the overall cap leaves', () => {
    expect(optimum({})).toMatchObject({ optimal_amount: 300_000, binding: 'base_cap' })
    expect(optimum({ other_tax_advantages: 8_000 })).toMatchObject({
      optimal_amount: 100_000,
      binding: 'advantages_cap',
    })
    expect(optimum({ annual_tax: 0 })).toMatchObject({ optimal_amount: 0, yearly_reduction: 0 })
    expect(optimum({ other_tax_advantages: 12_000 })).toMatchObject({ optimal_amount: 0 })
  })

  test('loses nothing when it is bought, and something when it is larger', () => {
    const { optimal_amount } = optimum({ annual_tax: 4_321, pinel_term: 12 })
    const bought = (property_price: number) =>
      reduction({ property_price, notary_fee: 0, surface: 200, annual_tax: 4_321, pinel_term: 12 })
    expect(bought(optimal_amount).total_lost).toBe(0)
    expect(bought(optimal_amount + 100).total_lost).toBeGreaterThan(0)
  })
})
