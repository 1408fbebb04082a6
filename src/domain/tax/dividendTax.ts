import type { FamilyQuotient } from './familyQuotient'
import { assess } from './assessment'
import type { InvestmentIncome } from './taxReturn'

/** The other incomes of a household in a year, euros. */
interface ReceivingHousehold {
  quotient: FamilyQuotient
  otherIncome: number
  netRentalIncome: number
}

/**
 * What dividends add to the income tax and levies of a year, under the flat tax or under the progressive scale, whichever is
 * lower (CGI art. 158, 3 and 200 A; CSS art. L136-7). Whole euros.
 */
export function dividendTax(dividends: number, year: number, household: ReceivingHousehold): number {
  if (dividends <= 0) return 0
  const { quotient, otherIncome, netRentalIncome } = household
  const totalWith = (investments?: InvestmentIncome) =>
    assess({
      incomeYear: year,
      household: quotient,
      otherIncome,
      property: { netRents: netRentalIncome },
      ...(investments === undefined ? {} : { investments }),
    }).total
  const lowest = Math.min(totalWith({ dividends }), totalWith({ dividends, progressive: true }))
  return Math.max(0, lowest - totalWith())
}
