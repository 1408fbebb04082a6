import { fc } from '../../support/fastCheck'
import { alive, carry, total, use } from '../../../src/domain/mechanisms/carryForward'

describe('carry-forward', () => {
  const stock = carry(carry([], 2020, 100), 2022, 50)

  test('uses the oldest amounts first', () => {
    expect(use(stock, 120)).toEqual({ used: 120, stock: [{ year: 2022, amount: 30 }] })
  })

  test('an amount of 2020 lives until 2030 when it may be used for ten years', () => {
    expect(total(alive(stock, 2030, 10))).toBe(150)
    expect(total(alive(stock, 2031, 10))).toBe(50)
  })

  test('nothing and less than nothing change no stock', () => {
    expect(carry(stock, 2023, 0)).toBe(stock)
    expect(use(stock, -10)).toEqual({ used: 0, stock })
  })

  test('what is used and what is left always make the stock', () => {
    const amount = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 8 }), fc.integer({ min: 0, max: 500_000 }), (amounts, wanted) => {
        const filled = amounts.reduce((kept, value, index) => carry(kept, 2000 + index, value), carry([], 0, 0))
        const result = use(filled, wanted)
        expect(result.used + total(result.stock)).toBe(total(filled))
        expect(result.used).toBeLessThanOrEqual(wanted)
      }),
    )
  })
})
