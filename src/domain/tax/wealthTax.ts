import { inForce } from '../law/parameter'
import { mainHomeAllowance, wealthTaxCap, wealthTaxTerms } from '../law/wealthTax'
import { progressive } from '../mechanisms/progressiveScale'
import type { IsoDate } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** Real-estate wealth of a household on 1 January. Euros. */
interface RealEstateWealth {
  mainHome: number
  otherRealEstate: number
  /** Debts that bear on it. */
  debts: number
}

/** Income of the year before and the taxes on it, euros: they limit the wealth tax. */
export interface IncomeBeforeWealthTax {
  income: number
  taxes: number
}

/** The wealth tax and how it was reached. Whole euros. */
export interface WealthTax {
  taxableWealth: number
  scaleTax: number
  relief: number
  /** What the cap by income takes off. */
  capRelief: number
  tax: number
}

/** Net taxable wealth, euros: the main home counts for less (CGI art. 973). */
export function taxableWealth({ mainHome, otherRealEstate, debts }: RealEstateWealth, on: IsoDate): number {
  const allowance = inForce(mainHomeAllowance, on).value
  return Math.max(0, mainHome * (1 - allowance) + otherRealEstate - debts)
}

/**
 * Tax on real-estate wealth (CGI art. 977 and 979).
 * @param netTaxableWealth euros, rounded here to the nearest one
 * @param income absent: the cap is not applied
 */
export function wealthTax(netTaxableWealth: number, on: IsoDate, income?: IncomeBeforeWealthTax): WealthTax {
  const { brackets, threshold, relief: terms } = inForce(wealthTaxTerms, on).value
  const wealth = roundToEuro(netTaxableWealth)
  if (wealth <= threshold) return { taxableWealth: wealth, scaleTax: 0, relief: 0, capRelief: 0, tax: 0 }
  const scaleTax = roundToEuro(progressive(brackets, wealth))
  const relief = wealth < terms.upTo ? Math.max(0, roundToEuro(terms.amount - terms.rate * wealth)) : 0
  const due = scaleTax - relief
  const capRelief = income === undefined ? 0 : Math.min(due, excess(due, income, inForce(wealthTaxCap, on).value))
  return { taxableWealth: wealth, scaleTax, relief, capRelief, tax: due - capRelief }
}

function excess(due: number, { income, taxes }: IncomeBeforeWealthTax, share: number): number {
  return Math.max(0, roundToEuro(due + taxes - share * income))
}
