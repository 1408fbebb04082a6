import { fc } from '../../support/fastCheck'
import { loanSchedule, type LoanTerms } from '../../../src/domain/mechanisms/loanSchedule'
import { otherPayments } from '../../../src/domain/mechanisms/smoothing'

const plain: LoanTerms = {
  capital: 120_000,
  annualRate: 0,
  insuranceRate: 0,
  months: 12,
  amortization: 'amortizable',
  deferral: 'none',
  deferralMonths: 0,
}
const payments = (terms: LoanTerms) => loanSchedule(terms).map(({ principal, interest }) => principal + interest)
const repeated = (times: number, payment: number) => Array<number>(times).fill(payment)

describe('a loan smoothed with others that end before it', () => {
  // Worked by hand: without interest the total is (capital + what the others still cost) ÷ 12.
  test.each([
    [
      'one step: (1,200 + 6 × 50) ÷ 12 = 125',
      [{ payment: 5_000, months: 6 }],
      [...repeated(6, 7_500), ...repeated(6, 12_500)],
    ],
    [
      'two steps: (1,200 + 6 × 50 + 9 × 25) ÷ 12 = 143.75',
      [
        { payment: 5_000, months: 6 },
        { payment: 2_500, months: 9 },
      ],
      [...repeated(6, 6_875), ...repeated(3, 11_875), ...repeated(3, 14_375)],
    ],
    ['a loan that outlives it changes nothing', [{ payment: 5_000, months: 40 }], repeated(12, 10_000)],
    ['a loan that is over changes nothing', [{ payment: 5_000, months: 0 }], repeated(12, 10_000)],
    // (1,200 + 3 × 900) ÷ 12 = 325 would ask a negative payment: the loan waits, then 1,200 ÷ 9.
    [
      'a heavy loan is let end first',
      [{ payment: 90_000, months: 3 }],
      [...repeated(3, 0), ...repeated(8, 13_334), 13_328],
    ],
  ])('%s', (_, smoothedWith, expected) => {
    expect(payments({ ...plain, smoothedWith })).toEqual(expected)
  })

  test('at 12 % over two months beside 10 euros due once: T = (100 + 10 ÷ 1.01) ÷ (1 ÷ 1.01 + 1 ÷ 1.01²)', () => {
    // 109.9010 ÷ 1.970395 = 55.776 euros, hence 45.78 then what is left: 55.22 × 1.01 = 55.77.
    expect(
      payments({
        ...plain,
        capital: 10_000,
        annualRate: 0.12,
        months: 2,
        smoothedWith: [{ payment: 1_000, months: 1 }],
      }),
    ).toEqual([4_578, 5_577])
  })

  test('after a deferral, the others have come nearer to their end', () => {
    // Six months of interest only (none here), then 1,200 over six months beside 50 due for two more: (1,200 + 100) ÷ 6.
    const deferred = payments({
      ...plain,
      deferral: 'partial',
      deferralMonths: 6,
      smoothedWith: [{ payment: 5_000, months: 8 }],
    })
    expect(deferred).toEqual([...repeated(6, 0), ...repeated(2, 16_667), ...repeated(3, 21_667), 21_665])
  })

  test('has a constant total, to the last instalment, and repays exactly its capital', () => {
    const others = fc.array(
      fc.record({ payment: fc.integer({ min: 0, max: 30_000 }), months: fc.integer({ min: 0, max: 300 }) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        others,
        fc.integer({ min: 10_000_000, max: 90_000_000 }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.integer({ min: 60, max: 300 }),
        (smoothedWith, capital, annualRate, months) => {
          const schedule = loanSchedule({ ...plain, capital, annualRate, months, smoothedWith })
          expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBe(capital)
          expect(schedule.at(-1)?.remaining).toBe(0)
          const free = schedule.slice(0, -1).filter(({ principal }) => principal > 0)
          const totals = new Set(
            free.map(
              ({ principal, interest }) =>
                principal +
                interest +
                otherPayments(
                  smoothedWith,
                  schedule.findIndex((month) => month.principal === principal && month.interest === interest),
                ),
            ),
          )
          expect(totals.size).toBeLessThanOrEqual(2)
        },
      ),
      { numRuns: 60 },
    )
  })
})
