import { loanRateFor } from '#domain'
import { guarantyFee } from '../../../src/domain/mechanisms/guarantyFee'
import { defaults } from '../support/examples'

describe('what stands for the terms of a loan until the bank says', () => {
  // The first duration at or above the one asked, otherwise 0.
  test.each([
    [1, 0.031],
    [10, 0.031],
    [10.5, 0.033],
    [22, 0.036],
    [30, 0.038],
    [31, 0],
  ])('%d years: rate %d', (years, rate) => {
    expect(loanRateFor(years, defaults.loan_rates)).toBe(rate)
  })

  test('the guarantee of 200,000 euros is between 1.2 and 1.6 % of it', () => {
    const fee = guarantyFee(200_000, '2026-11-20')
    expect(fee).toBeGreaterThanOrEqual(2_400)
    expect(fee).toBeLessThanOrEqual(3_200)
  })
})
