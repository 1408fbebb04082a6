import { taxOnIncome } from './assessment'
import type { FamilyQuotient } from './familyQuotient'

/**
 * The taxable income that a tax notice implies: the lowest whole income whose tax reaches the one paid, euros.
 * @param paidTax income tax of the notice, euros, above 0
 */
export function taxableIncomeFromTax(paidTax: number, quotient: FamilyQuotient, incomeYear: number): number {
  const reaches = (income: number) => taxOnIncome(income, quotient, incomeYear).tax >= paidTax
  let above = 16_384
  while (!reaches(above)) above *= 2
  let below = 0
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (reaches(middle)) above = middle
    else below = middle
  }
  return above
}
