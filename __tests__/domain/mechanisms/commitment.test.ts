import { takenBack } from '../../../src/domain/mechanisms/commitment'

describe('reductions taken back by a sale (CGI art. 199 novovicies, VIII; BOI-IR-RICI-360-40 § 50)', () => {
  const nineYears = Array.from({ length: 9 }, () => 4_000)

  test.each([
    ['within the first commitment, all of them', [9, 3], 24, [4_000, 4_000, 4_000], 12_000],
    ['one month before its end, all of them', [9], 107, nineYears, 36_000],
    ['at its end, none', [9], 108, nineYears, 0],
    ['within the extension, those of the extension only', [9, 3], 120, [...nineYears, 2_000, 2_000], 4_000],
    ['without commitment, none', [], 12, [4_000], 0],
  ])('%s', (_, commitments, monthsHeld, reductions, expected) => {
    expect(takenBack(commitments, monthsHeld, reductions)).toBe(expected)
  })
})
