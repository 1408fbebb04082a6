import { shareProperty } from '../../../src/domain/mechanisms/landDeficit'

describe('sharing a property result (CGI art. 156, I, 3°)', () => {
  test.each([
    [
      'hermess-patrimoine.fr, case 2: interest above the rents',
      [10_000, 12_000, 7_000],
      { onGlobalIncome: 7_000, carried: 2_000 },
    ],
    [
      'hermess-patrimoine.fr, case 3: other charges above the cap',
      [10_000, 12_000, 15_000],
      { onGlobalIncome: 10_700, carried: 6_300 },
    ],
    [
      'rents above the interest: the whole deficit comes from the other charges',
      [10_000, 4_000, 9_000],
      { onGlobalIncome: 3_000, carried: 0 },
    ],
    ['a profit', [10_000, 4_000, 1_000], { profit: 5_000, onGlobalIncome: 0, carried: 0 }],
    ['interest alone never reaches global income', [0, 5_000, 0], { onGlobalIncome: 0, carried: 5_000 }],
  ] as const)('%s', (_, [rents, financial, other], expected) => {
    expect(shareProperty(rents, financial, other, 10_700)).toMatchObject(expected)
  })
})
