import { companyDeficitCap, corporationTaxRates } from '../law/corporationTax'
import { type InForce, inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** A fiscal year of a company, its result negative for a loss. Euros. */
interface FiscalYear {
  year: number
  /** Length, which the reduced rate is counted over. */
  months: number
  result: number
  /** Deficits of earlier years still to be used. */
  priorDeficit: number
}

/** What a company owes for a fiscal year. Whole euros of tax. */
interface CorporationTax {
  taxable: number
  tax: number
  /** Deficits left for the years that follow. */
  deficit: number
}

const corporationRules = memoize((year: number) => ({
  rates: inForce(corporationTaxRates, endOfYear(year)),
  deficitCap: inForce(companyDeficitCap, endOfYear(year)),
}))

/** The rules of a fiscal year. */
export function corporationParameters(year: number): InForce<unknown>[] {
  const { rates, deficitCap } = corporationRules(year)
  return [rates, deficitCap]
}

/** Corporation tax of a small company, earlier deficits used within their cap (CGI art. 209, I and 219, I). */
export function corporationTax({ year, months, result, priorDeficit }: FiscalYear): CorporationTax {
  const { rates, deficitCap } = corporationRules(year)
  const profit = Math.max(0, result)
  const { amount, share } = deficitCap.value
  const used = Math.min(priorDeficit, profit, amount + share * Math.max(0, profit - amount))
  const taxable = roundToEuro(profit - used)
  const { reducedRate, reducedUpTo, rate } = rates.value
  const reduced = Math.min(taxable, (reducedUpTo * Math.min(12, months)) / 12)
  return {
    taxable,
    tax: roundToEuro(reduced * reducedRate + (taxable - reduced) * rate),
    deficit: priorDeficit - used + Math.max(0, -result),
  }
}
