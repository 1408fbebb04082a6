import { formatDate, formatEuros, formatNumber, formatPercent, formatTime } from '#client/ui'
import { formatPhone } from '#client/ui/formats'
import { writeFigure } from '#client/ui/explanation'

/** Shows the characters that look alike: `214<202f>900<a0>€`. */
const codePoints = (text: string): string =>
  text.replace(/[\u00a0\u202f\u2212]/g, (character) => `<${character.charCodeAt(0).toString(16)}>`)

describe('amounts', () => {
  test.each([
    [214_900, {}, '214<202f>900<a0>€'],
    [0, {}, '0<a0>€'],
    [-350, {}, '<2212>350<a0>€'],
    [-0.3, {}, '0<a0>€'],
    [1_234.5, { decimals: 2 as const }, '1<202f>234,50<a0>€'],
    [287, { per: 'mois' as const }, '287<a0>€/mois'],
    [4_975, { per: 'm²' as const }, '4<202f>975<a0>€/m²'],
    [12, { sign: true }, '+12<a0>€'],
    [-12, { sign: true }, '<2212>12<a0>€'],
    [0.2, { sign: true }, '0<a0>€'],
    [9_999_999_999.99, { decimals: 2 as const }, '9<202f>999<202f>999<202f>999,99<a0>€'],
  ])('%p with %j is written %s', (amount, format, expected) => {
    expect(codePoints(formatEuros(amount, format))).toBe(expected)
  })

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%p is unknown, which is not zero', (amount) => {
    expect(formatEuros(amount)).toBe('—')
  })
})

test.each([
  [0.0345, {}, '3,45<202f>%'],
  [0.051, { decimals: 1 as const }, '5,1<202f>%'],
  [0.618, { decimals: 0 as const }, '62<202f>%'],
  [-0.003, { sign: true }, '<2212>0,30<202f>%'],
  [null, {}, '—'],
])('the fraction %p with %j is written %s', (fraction, format, expected) => {
  expect(codePoints(formatPercent(fraction, format))).toBe(expected)
})

test.each([
  [43.2, { unit: 'm²' }, '43,2<a0>m²'],
  [2.5, {}, '2,5'],
  [20, { unit: 'ans' }, '20<a0>ans'],
])('the number %p with %j is written %s', (value, format, expected) => {
  expect(codePoints(formatNumber(value, format))).toBe(expected)
})

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['+33 612345678', '+33 6 12 34 56 78'],
  ['0033612345678', '+33 6 12 34 56 78'],
  ['+41 22 345 67 89', '+41 22 345 67 89'],
  ['612345678', '612345678'],
])('the telephone number %s is written %s', (typed, expected) => {
  expect(formatPhone(typed).replaceAll('\u00a0', ' ')).toBe(expected)
})

describe('days and times', () => {
  test('a day is written in figures or in words', () => {
    expect(formatDate('2026-11-27')).toBe('27/11/2026')
    expect(formatDate('2026-11-27', 'words')).toBe('ven. 27 nov. 2026')
  })

  test('an instant is told in Paris time', () => {
    expect(formatTime('2026-07-01T22:30:00.000Z')).toBe('00:30')
    expect(formatDate('2026-07-01T22:30:00.000Z')).toBe('02/07/2026')
  })

  test.each([null, undefined, 'demain'])('%p is unknown', (value) => {
    expect(formatDate(value)).toBe('—')
    expect(formatTime(value)).toBe('—')
  })
})

test.each([
  [1, 'parts', '1<a0>part'],
  [1.5, 'parts', '1,5<a0>part'],
  [2, 'parts', '2<a0>parts'],
  [1, 'years', '1<a0>an'],
  [25, 'years', '25<a0>ans'],
] as const)('%p %s: several from two on, as French counts', (value, unit, expected) => {
  expect(codePoints(writeFigure(value, unit))).toBe(expected)
})
