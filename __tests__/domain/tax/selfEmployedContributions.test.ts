import {
  generalSchemeContributions,
  selfEmployedContributions,
} from '../../../src/domain/tax/selfEmployedContributions'

/** The profit whose base is a whole number of euros: 26 % are taken off. */
const profitOf = (base: number) => Math.round(base / 0.74)
const on = (base: number) => selfEmployedContributions(profitOf(base), 2026)

// Cases of the tests of the social administration's simulator (betagouv/mon-entreprise, modele-ti), ceiling of 48,060 euros.
describe('contributions of the self-employed in 2026', () => {
  test.each([
    ['26 % of the profit', 40_000, 29_600],
    ['at most 130 % of the ceiling', 250_000, 250_000 - 62_478],
    ['at least 1.76 % of the ceiling', 1_000, 1_000 - 846],
    ['a deficit has no base', -5_000, 0],
  ])('the base is the profit less %s (CSS art. D136-5)', (_, profit, base) => {
    expect(selfEmployedContributions(profit, 2026).base).toBe(base)
  })

  test.each([
    ['sickness', 9_000, 0],
    // 1.5 % × (10,000 − 9,612) ÷ 9,612 = 0.06 %
    ['sickness', 10_000, 6],
    // 4 % + 2.5 % × (40,000 − 28,836) ÷ 24,030 = 5.16 %
    ['sickness', 40_000, 2_064],
    ['familyBenefits', 50_000, 0],
    // 3.1 % × (60,000 − 52,866) ÷ 14,418 = 1.53 %
    ['familyBenefits', 60_000, 918],
    ['familyBenefits', 70_000, 2_170],
    ['disability', 1_000, 72],
    ['disability', 30_000, 390],
    ['disability', 50_000, 625],
    ['pension', 30_000, 5_361],
    // 17.87 % × 48,060 + 0.72 % × 11,940
    ['pension', 60_000, 8_674],
    // 8.1 % × 48,060 + 9.1 % × 11,940
    ['complementaryPension', 60_000, 4_979],
    ['dailyAllowances', 30_000, 150],
    ['csg', 50_000, 4_850],
    ['training', 50_000, 120],
  ] as const)('%s on a base of %d euros: %d', (branch, base, expected) => {
    expect(on(base)[branch]).toBe(expected)
  })

  test('a deficit leaves the minimum contributions: 96, 967 and 72 euros, and 120 of training (Urssaf, 2026)', () => {
    expect(selfEmployedContributions(-10_000, 2026)).toMatchObject({
      dailyAllowances: 96,
      pension: 967,
      disability: 72,
      training: 120,
      csg: 0,
      total: 1_255,
      deductible: 1_255,
    })
  })

  test('all but 2.9 points of the CSG and CRDS are deducted (CGI art. 154 quinquies)', () => {
    const { total, deductible } = on(50_000)
    expect(total - deductible).toBe(1_450)
  })
})

// betagouv/mon-entreprise, cotisations.test.ts: receipts less 60 %, at 47.42 %, up to 77,700 euros.
test.each([
  [30_000, 5_690],
  [77_700, 14_738],
  [77_701, undefined],
])('under the general scheme %d euros of receipts pay %p', (receipts, expected) => {
  expect(generalSchemeContributions(receipts, 2026)).toBe(expected)
})
