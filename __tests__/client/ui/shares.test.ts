import { wholeShares } from '../../../src/client/ui/charts/shares'

test.each([
  [
    [655, 255, 90],
    [66, 25, 9],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [105, 205, 305, 385],
    [11, 21, 30, 38],
  ],
  [
    [0, 300_000, 0, 0],
    [0, 100, 0, 0],
  ],
])('%j: %j', (amounts, shares) => {
  expect(wholeShares(amounts)).toEqual(shares)
})
