import { dividendTax } from '../../../src/domain/tax/dividendTax'
import { quotientOfParts } from '../../../src/domain/tax/familyQuotient'

test.each([
  // Flat tax of 12.8 % and levies of 17.2 %: 30 % (CGI art. 200 A; CSS art. L136-8).
  [10_000, 2025, 1, 200_000, 3_000],
  // 31.4 % since the CSG of 10.6 % (loi 2025-1403, art. 12).
  [10_000, 2026, 1, 200_000, 3_140],
  // In the slice of 11 %, the scale on 60 % of them: 2,000 × 60 % × 11 % = 132, under 256 (CGI art. 158, 3, 2°); levies 344.
  [2_000, 2025, 2, 56_000, 132 + 344],
  // At 41 %, 60 % × 41 % = 24.6 % is dearer than 12.8 %.
  [2_000, 2025, 1, 100_000, 256 + 344],
  [0, 2025, 1, 100_000, 0],
])(
  '%d euros of dividends in %d cost a household of %d parts, with %d euros of other income, %d euros',
  (dividends, year, parts, otherIncome, tax) => {
    const household = { quotient: quotientOfParts(parts), otherIncome, netRentalIncome: 0 }
    expect(dividendTax(dividends, year, household)).toBe(tax)
  },
)
