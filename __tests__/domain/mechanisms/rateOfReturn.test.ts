import { internalRateOfReturn } from '../../../src/domain/mechanisms/rateOfReturn'

/** One flow every 365 days: the dated rate is then the periodic one. */
function yearly(amounts: readonly number[]) {
  const start = Date.UTC(2026, 0, 1)
  return amounts.map((amount, index) => ({
    date: new Date(start + index * 365 * 86_400_000).toISOString().slice(0, 10),
    amount,
  }))
}

describe('internal rate of return', () => {
  // formulajs tests, equal to Excel.
  test.each([
    [[-75_000, 12_000, 15_000, 18_000, 21_000, 24_000], 0.05715142887178467],
    [[-4_500, 3_045, 2_371], 0.13918184162670671],
  ])('of %j', (amounts, expected) => {
    expect(internalRateOfReturn(yearly(amounts))).toBeCloseTo(expected, 6)
  })

  test('can be negative', () => {
    expect(internalRateOfReturn(yearly([-1000, 500, 400]))).toBeLessThan(0)
  })

  // Lorie and Savage, « Three problems in rationing capital » (1955): 25 % and 400 % both cancel the flows of the pump.
  test('does not exist where all that came back is paid again', () => {
    expect(internalRateOfReturn(yearly([-1_600, 10_000, -10_000]))).toBeNull()
  })

  test('is that of flows that change sign three times, where one rate only cancels them', () => {
    // −1 000 + 600 ÷ 1,1 − 100 ÷ 1,21 + 715 ÷ 1,331 ≈ 0.
    const last = 1_331 - 600 * 1.21 + 100 * 1.1
    expect(internalRateOfReturn(yearly([-1_000, 600, -100, last]))).toBeCloseTo(0.1, 6)
  })

  // By hand: 50 are kept towards 160; the 110 that are put in bring 121 a year later.
  test('is that of what is put in: a surplus that comes first earns nothing', () => {
    expect(internalRateOfReturn(yearly([50, -160, 121]))).toBeCloseTo(0.1, 6)
  })

  test('does not exist where the household has nothing in the operation for most of the time', () => {
    expect(internalRateOfReturn(yearly([-100, 150, 0, 0, -160, 200]))).toBeNull()
  })

  test.each([[[100, 100]], [[-100, -100]], [[0, 0]], [[]]])('does not exist for %j', (amounts) => {
    expect(internalRateOfReturn(yearly(amounts))).toBeNull()
  })
})
