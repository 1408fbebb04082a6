import { taxableWealth, wealthTax } from '../../../src/domain/tax/wealthTax'

const DATE = '2026-01-01'

describe('tax on real-estate wealth (CGI art. 964 to 983)', () => {
  test.each([
    ['the threshold itself', 1_300_000, 0, 0, 0],
    // 0.5 % of 500,000 and 0.7 % of 1 euro, less 17,500 − 1.25 % of 1,300,001.
    ['one euro above it', 1_300_001, 2_500, 1_250, 1_250],
    ['openfisca-france a7038ee tests/formulas/isf_ifi.yaml', 1_350_000, 2_850, 625, 2_225],
    ['BOI-PAT-IFI-40-10, worked example', 1_374_000, 3_018, 325, 2_693],
    ['the end of the relief', 1_400_000, 3_200, 0, 3_200],
    // 2,500 + 0.7 % of 1,270,000 + 1 % of 2,430,000 + 1.25 % of 1,000,000.
    ['the fifth slice', 6_000_000, 48_190, 0, 48_190],
  ])('%s', (_, wealth, scaleTax, relief, tax) => {
    expect(wealthTax(wealth, DATE)).toMatchObject({ scaleTax, relief, tax })
  })

  test('the main home counts for 70 % (art. 973)', () => {
    expect(taxableWealth({ mainHome: 1_000_000, otherRealEstate: 900_000, debts: 150_000 }, DATE)).toBe(1_450_000)
  })

  // 75 % of 40,000 is 30,000: with 20,000 of income taxes, 38,190 of the 48,190 are not due (art. 979).
  test('with the income taxes it stays under 75 % of the income', () => {
    expect(wealthTax(6_000_000, DATE, { income: 40_000, taxes: 20_000 })).toMatchObject({
      capRelief: 38_190,
      tax: 10_000,
    })
    expect(wealthTax(6_000_000, DATE, { income: 500_000, taxes: 20_000 })).toMatchObject({ capRelief: 0, tax: 48_190 })
  })
})
