import { fc } from '../../support/fastCheck'
import { constantPayment, loanSchedule, type LoanTerms } from '../../../src/domain/mechanisms/loanSchedule'

const plain: LoanTerms = {
  capital: 10_000_000,
  annualRate: 0.1,
  insuranceRate: 0,
  months: 360,
  amortization: 'amortizable',
  deferral: 'none',
  deferralMonths: 0,
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('loan schedule', () => {
  // formulajs tests, equal to Excel: 100,000 at 10 % over 360 months. Ours rounds each month to the cent.
  test.each([
    ['CUMIPMT 13–24', 'interest', 12, 24, 9916.77],
    ['CUMPRINC 1–24', 'principal', 0, 24, 1169.96],
    ['CUMPRINC 13–24', 'principal', 12, 24, 614.09],
  ] as const)('%s', (_, part, from, to, expected) => {
    const months = loanSchedule(plain).slice(from, to)
    expect(Math.abs(sum(months.map((month) => month[part])) / 100 - expected)).toBeLessThanOrEqual(0.1)
  })

  test('the constant payment of 200,000 at 3.45 % over 20 years is 1,154.79 euros (closed formula)', () => {
    const rate = 0.0345 / 12
    expect(constantPayment(20_000_000, rate, 240)).toBe(Math.round((20_000_000 * rate) / (1 - (1 + rate) ** -240)))
  })

  test('without interest the capital is split evenly and the last instalment settles the cents', () => {
    const months = loanSchedule({ ...plain, capital: 100_00, annualRate: 0, months: 3 })
    expect(months.map((month) => month.principal)).toEqual([33_33, 33_33, 33_34])
  })

  test('a rate too small for a float to tell from 1 still gives an even split', () => {
    expect(constantPayment(12_000, 1e-18, 12)).toBe(1_000)
  })

  test('a loan in fine pays interest each month and the capital at the end', () => {
    const months = loanSchedule({ ...plain, amortization: 'in_fine', months: 12 })
    expect(months.slice(0, -1).every((month) => month.principal === 0 && month.interest === 83_333)).toBe(true)
    expect(months.at(-1)).toMatchObject({ principal: 10_000_000, remaining: 0 })
  })

  test('a partial deferral pays interest only, inside the duration', () => {
    const months = loanSchedule({ ...plain, deferral: 'partial', deferralMonths: 24 })
    expect(months).toHaveLength(360)
    expect(months.slice(0, 24).every((month) => month.deferred && month.principal === 0)).toBe(true)
    expect(months[24]?.deferred).toBe(false)
    expect(months[24]?.principal).toBeGreaterThan(0)
  })

  test('a total deferral capitalises the interest: C × (1 + i)^d to the rounding of each month', () => {
    const months = loanSchedule({ ...plain, deferral: 'total', deferralMonths: 12 })
    expect(months[11]?.remaining).toBeGreaterThan(10_000_000)
    expect(Math.abs((months[11]?.remaining ?? 0) - 10_000_000 * (1 + 0.1 / 12) ** 12)).toBeLessThanOrEqual(12)
  })

  test('what a total deferral leaves is repaid in constant payments over the months that remain', () => {
    // 100,000 euros at 12 %: 1 % for two months makes 102,010; over ten months 102,010 × 0.01 ÷ (1 − 1.01^−10) = 1,020.10 ÷ 0.09471305.
    const months = loanSchedule({ ...plain, annualRate: 0.12, months: 12, deferral: 'total', deferralMonths: 2 })
    expect(months[1]?.remaining).toBe(10_201_000)
    expect(months.slice(2, -1).map(({ principal, interest }) => principal + interest)).toEqual(
      Array<number>(9).fill(1_077_043),
    )
  })

  test('interest is due on what the bank has released, the whole capital remaining due', () => {
    // 100,000 euros at 12 %, half released during two months: 500 euros each, then the constant payment.
    const months = loanSchedule({
      ...plain,
      annualRate: 0.12,
      months: 12,
      deferral: 'partial',
      deferralMonths: 2,
      released: [0.5, 0.5],
    })
    expect(months.slice(0, 3).map(({ interest, remaining }) => [interest, remaining > 9_000_000])).toEqual([
      [50_000, true],
      [50_000, true],
      [100_000, true],
    ])
  })

  test('an insurance on the remaining capital follows it: 100,000 then 50,000 euros at 1.2 % cost 100 and 50', () => {
    const months = loanSchedule({
      ...plain,
      annualRate: 0,
      months: 2,
      insuranceRate: 0.012,
      insuranceBase: 'remaining',
    })
    expect(months.map(({ insurance }) => insurance)).toEqual([10_000, 5_000])
  })

  test('the insurance is a constant share of the initial capital, paid during a deferral too', () => {
    const months = loanSchedule({ ...plain, insuranceRate: 0.0036, deferral: 'total', deferralMonths: 6 })
    expect(new Set(months.map((month) => month.insurance))).toEqual(new Set([3_000]))
  })

  test('any schedule repays exactly its capital, ends at 0 and never borrows more unless interest is capitalised', () => {
    const terms = fc.record({
      capital: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      annualRate: fc.double({ min: 0, max: 1, noNaN: true }),
      insuranceRate: fc.double({ min: 0, max: 1, noNaN: true }),
      months: fc.integer({ min: 1, max: 600 }),
      amortization: fc.constantFrom('amortizable' as const, 'in_fine' as const),
      deferral: fc.constantFrom('none' as const, 'partial' as const, 'total' as const),
      deferralMonths: fc.integer({ min: 0, max: 36 }),
    })
    fc.assert(
      fc.property(terms, (loan) => {
        // A total deferral at 100 % over decades leaves the integers that a float holds exactly.
        fc.pre(loan.capital * (1 + loan.annualRate / 12) ** loan.deferralMonths < 2 ** 52)
        const months = loanSchedule(loan)
        expect(months.at(-1)?.remaining).toBe(0)
        expect(sum(months.map((month) => month.principal))).toBe(loan.capital)
        if (loan.deferral !== 'total') expect(months.every((month) => month.principal >= 0)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
