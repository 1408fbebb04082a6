import { fc } from '../../support/fastCheck'
import { growthOver, wholePower, wholeRoot } from '../../../src/domain/value/powers'

describe('powers and roots', () => {
  test.each([
    [2, 10, 1024],
    [1.5, 3, 3.375],
    [0.5, 4, 0.0625],
    [7, 0, 1],
    [0, 5, 0],
  ])('%d to the power of %d is %d', (base, exponent, expected) => {
    expect(wholePower(base, exponent)).toBe(expected)
  })

  test.each([
    [1024, 10, 2],
    [3.375, 3, 1.5],
    [0.0625, 4, 0.5],
    [1, 365, 1],
  ])('the root of %d of degree %d is %d', (value, degree, expected) => {
    expect(wholeRoot(value, degree)).toBe(expected)
  })

  test('the power of a root is its number, to the last digits', () => {
    const values = fc.double({ min: 1e-3, max: 1e3, noNaN: true })
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 365 }), (value, degree) => {
        expect(wholePower(wholeRoot(value, degree), degree) / value).toBeCloseTo(1, 10)
      }),
    )
  })

  test('a growth of 2 % a year over 18 months is 1.02 × √1.02 = 1.03015', () => {
    expect(growthOver(18, 0.02)).toBeCloseTo(1.0301495, 6)
    expect(growthOver(24, 0.02)).toBe(1.02 * 1.02)
  })
})
