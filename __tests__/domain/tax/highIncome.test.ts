import { incomeTaxRules } from '../../../src/domain/law/incomeTaxRules'
import { familyQuotient, quotientOfParts } from '../../../src/domain/tax/familyQuotient'
import { incomeTax } from '../../../src/domain/tax/incomeTax'
import { differentialContributionOf, highIncomeContribution } from '../../../src/domain/tax/highIncome'

const single = quotientOfParts(1)
const couple = quotientOfParts(2)
const child = { has_alternating_custody: false, is_handicapped: false }

describe('exceptional contribution on high incomes (CGI art. 223 sexies)', () => {
  // BOI-IR-CHR: 3 % of 150,000 for a single person; the other rows are openfisca-france a7038ee tests/formulas/irpp_cehr.yaml.
  test.each([
    ['a single person under the threshold', 250_000, single, undefined, 0],
    ['a single person above it', 400_000, single, undefined, 4_500],
    ['a couple between its two thresholds', 600_000, couple, undefined, 3_000],
    [
      'a single person whose last income was above the threshold: no smoothing',
      800_000,
      single,
      { lastYear: 250_001, yearBefore: 0 },
      19_500,
    ],
    ['a couple whose income is exceptional', 800_000, couple, { lastYear: 350_000, yearBefore: 400_000 }, 5_250],
    ['a single person whose income is exceptional', 500_000, single, { lastYear: 100_000, yearBefore: 200_000 }, 4_500],
    [
      'an income under one and a half times the mean: no smoothing',
      300_000,
      single,
      { lastYear: 240_000, yearBefore: 240_000 },
      1_500,
    ],
  ] as const)('%s', (_, income, quotient, earlier, expected) => {
    expect(highIncomeContribution(income, quotient, incomeTaxRules(2025), earlier)).toBe(expected)
  })
})

describe('differential contribution on high incomes (CGI art. 224)', () => {
  test('does not exist before the income of 2025', () => {
    expect(differentialContributionOf(1_000_000, 0, single, incomeTaxRules(2024)).contribution).toBe(0)
  })

  // Worked by hand: 20 % of 500,000 less 71,500 already paid; the advance is 95 % of it.
  test('brings the tax of a single person to 20 %', () => {
    expect(differentialContributionOf(500_000, 71_500, single, incomeTaxRules(2025))).toEqual({
      contribution: 28_500,
      relief: 0,
      familyUplift: 0,
      advance: 27_075,
    })
  })

  // Worked by hand: 82.5 % of the 50,000 above the threshold is 41,250, under the 60,000 of the full rate.
  test('is smoothed just above the threshold', () => {
    expect(differentialContributionOf(300_000, 39_900, single, incomeTaxRules(2025))).toMatchObject({
      contribution: 1_350,
      relief: 18_750,
    })
  })

  // CGI art. 224, IV: « sans qu'il soit fait application du 1 du II de l'article 223 sexies ». 500,000 of dividends at 12.8 % pay
  // 64,000; the contribution, 7,500, is smoothed to 4,500: 100,000 − 64,000 − 7,500 = 28,500, and 97,000 in all.
  test('counts the exceptional contribution as if it had not been smoothed', () => {
    const tax = incomeTax(0, single, incomeTaxRules(2025), {
      referenceIncome: 500_000,
      flatTax: 64_000,
      earlierReferenceIncomes: { lastYear: 100_000, yearBefore: 200_000 },
    })
    expect(tax).toMatchObject({ highIncomeContribution: 4_500, differential: { contribution: 28_500 }, tax: 97_000 })
  })

  test('counts 12,500 euros for a couple and 1,500 for each child as tax paid', () => {
    const family = familyQuotient({ joint: true, children: [child, child] })
    expect(differentialContributionOf(1_000_000, 143_000, family, incomeTaxRules(2025))).toMatchObject({
      familyUplift: 15_500,
      contribution: 41_500,
    })
  })
})
