import { entriesOf, isEqual, isObject } from '#contract/json'

describe('equality', () => {
  test.each([
    [
      { a: 1, b: [{ c: null }] },
      { b: [{ c: null }], a: 1 },
    ],
    [
      [1, 'two', null],
      [1, 'two', null],
    ],
    [0, -0],
    [Number.NaN, Number.NaN],
  ])('%j says the same as %j', (one, other) => {
    expect(isEqual(one, other)).toBe(true)
  })

  test.each<[unknown, unknown]>([
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: undefined },
      { a: 1, c: 2 },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [null, undefined],
    [1, '1'],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('%j does not say the same as %j', (one, other) => {
    expect(isEqual(one, other)).toBe(false)
    expect(isEqual(other, one)).toBe(false)
  })
})

test.each<[unknown, boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  ['text', false],
])('%j is an object: %s', (value, answer) => {
  expect(isObject(value)).toBe(answer)
  expect(entriesOf(value)).toEqual({})
})
