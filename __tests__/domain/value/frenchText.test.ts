import {
  bracketsText,
  frenchEuros,
  frenchNumber,
  frenchPercent,
  frenchYears,
} from '../../../src/domain/value/frenchText'
import { roundToCent, roundToEuro } from '../../../src/domain/value/rounding'

describe('French figures', () => {
  test.each([
    [1234567.5, '1\u202f234\u202f567,50\u00a0€'],
    [300000, '300\u202f000\u00a0€'],
    [-0.001, '0\u00a0€'],
    [-12, '\u221212\u00a0€'],
    [999.999, '1\u202f000\u00a0€'],
  ])('%d euros', (amount, text) => {
    expect(frenchEuros(amount)).toBe(text)
  })

  test('rates, years and plain numbers', () => {
    expect(frenchPercent(0.172)).toBe('17,2\u202f%')
    expect(frenchPercent(0.0071498)).toBe('0,715\u202f%')
    expect(frenchYears(1)).toBe('1\u00a0an')
    expect(frenchYears(10)).toBe('10\u00a0ans')
    expect(frenchNumber(2.5)).toBe('2,5')
  })

  test('a scale leaves its empty slice out', () => {
    const slices = [
      { from: 0, rate: 0 },
      { from: 11_600, rate: 0.11 },
      { from: 29_579, rate: 0.3 },
    ]
    expect(bracketsText(slices)).toBe(
      '11\u202f% au-delà de 11\u202f600\u00a0€\u202f; 30\u202f% au-delà de 29\u202f579\u00a0€',
    )
  })
})

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [1.49999, 1],
    [2.5, 3],
    [-0.5, 0],
    [1234.4999999999, 1235],
  ])('%d rounds to %d euros, a half goes up (CGI art. 1657)', (amount, expected) => {
    expect(roundToEuro(amount)).toBe(expected)
  })

  test('0.285 euros are 29 cents whatever the float says', () => {
    expect(roundToCent(0.285)).toBe(0.29)
  })
})
