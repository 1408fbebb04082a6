import { effectiveYearlyRate } from '../../../src/domain/mechanisms/effectiveRate'

/** What is got on the first day, then what is paid at the end of some months. */
function flows(got: number, paid: Readonly<Record<number, number>>): number[] {
  const last = Math.max(...Object.keys(paid).map(Number))
  return Array.from({ length: last + 1 }, (_, month) => (month === 0 ? got : -(paid[month] ?? 0)))
}

describe('the effective yearly rate', () => {
  // Directive 98/7/EC, annex III, B: examples of the rate on the basis of a standard year of twelve equal months.
  test.each([
    ['1,000 repaid by 1,200 after a year and a half', flows(1_000, { 18: 1_200 }), 0.1292],
    ['the same with 50 of administrative expenses retained', flows(950, { 18: 1_200 }), 0.1685],
    ['1,000 repaid by 600 after one year and 600 after two', flows(1_000, { 12: 600, 24: 600 }), 0.1307],
  ])('of %s is that of the directive', (_, amounts, expected) => {
    expect(effectiveYearlyRate(amounts)).toBeCloseTo(expected, 4)
  })

  test('is solved by algebra in the third example: 0.1306623', () => {
    expect(effectiveYearlyRate(flows(1_000, { 12: 600, 24: 600 }))).toBeCloseTo(0.1306623, 6)
  })

  test('of a loan without fees is its monthly rate compounded: 1.0025^12 − 1', () => {
    // 3 % a year: 0.25 % a month; 1.0025^12 = 1.030415957.
    const payment = (100_000 * 0.0025) / (1 - 1 / 1.0025 ** 240)
    const paid = Object.fromEntries(Array.from({ length: 240 }, (_, index) => [index + 1, payment]))
    expect(effectiveYearlyRate(flows(100_000, paid))).toBeCloseTo(0.030415957, 8)
  })

  test('of a loan without interest nor fees is zero', () => {
    expect(effectiveYearlyRate(flows(1_200, { 6: 600, 12: 600 }))).toBe(0)
  })

  test('is unknown when nothing is repaid or nothing is got', () => {
    expect(effectiveYearlyRate([1_000])).toBeNull()
    expect(effectiveYearlyRate([0, -10])).toBeNull()
    expect(effectiveYearlyRate([])).toBeNull()
  })
})
