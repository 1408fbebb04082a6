import { earlyRepaymentFee } from '../../../src/domain/mechanisms/earlyRepayment'

describe('the indemnity of an early repayment (C. conso. art. R313-25)', () => {
  test.each([
    // Six months at 3.45 %: 1.725 % of 100,000; at 6 % both limits meet; above, 3 % is the lower.
    [0.0345, 1_725],
    [0.06, 3_000],
    [0.08, 3_000],
    [0, 0],
  ])('of 100,000 euros at %d a year is %d', (rate, fee) => {
    expect(earlyRepaymentFee(100_000, rate, '2026-11-20')).toBe(fee)
  })

  test('is nothing when nothing remains due', () => {
    expect(earlyRepaymentFee(0, 0.03, '2026-11-20')).toBe(0)
  })
})
