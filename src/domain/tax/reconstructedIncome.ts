import type { IncomeTaxRules } from '../law/incomeTaxRules'
import type { FamilyQuotient } from './familyQuotient'
import { incomeTax } from './incomeTax'

/**
 * The taxable income that a tax notice implies: the lowest whole income whose tax reaches the one paid, euros.
 * @param paidTax income tax of the notice, euros, above 0
 */
export function taxableIncomeFromTax(paidTax: number, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  let above = 16_384
  while (incomeTax(above, quotient, rules).tax < paidTax) above *= 2
  let below = 0
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (incomeTax(middle, quotient, rules).tax < paidTax) below = middle
    else above = middle
  }
  return above
}
