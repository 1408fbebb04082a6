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

  test.each([[[100, 100]], [[-100, -100]], [[0, 0]], [[]]])('does not exist for %j', (amounts) => {
    expect(internalRateOfReturn(yearly(amounts))).toBeNull()
  })
})
