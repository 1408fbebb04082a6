import { energyWorksDeficitCap, globalIncomeDeficitCap, managementLumpSum } from '../law/propertyIncome'
import { type InForce, inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { endOfYear } from '../value/calendar'
import type { OperatingYear, PropertyResult, Situation } from './scheme'

/** Works deductible in a year, euros, and the part of them that raises the cap of the deficit. */
interface DeductibleWorks {
  total: number
  energy: number
}

const NO_WORKS: DeductibleWorks = { total: 0, energy: 0 }

/** The rules of unfurnished letting in a year. */
const unfurnishedRules = memoize((year: number) => {
  const on = endOfYear(year)
  return {
    lumpSum: inForce(managementLumpSum, on),
    deficitCap: inForce(globalIncomeDeficitCap, on),
    energyWorksCap: inForce(energyWorksDeficitCap, on),
  }
})

/**
 * Declares a year of unfurnished letting under the actual regime (CGI art. 31): loan fees count the first year,
 * the management lump sum every year let.
 */
export function declareUnfurnished(
  situation: Situation,
  operating: OperatingYear,
  works: DeductibleWorks = NO_WORKS,
): PropertyResult {
  const isFirstYear = operating === situation.years[0]
  const lumpSum = operating.monthsLet > 0 ? unfurnishedRules(operating.year).lumpSum.value : 0
  return {
    rents: operating.rent,
    financialCharges: operating.interest + operating.insurance + (isFirstYear ? situation.acquisition.loanFees : 0),
    otherCharges: operating.charges + lumpSum + works.total,
    globalIncomeCap: globalIncomeCap(works.energy, operating.year),
  }
}

/** Largest deficit that global income may take: the general cap, raised by the energy works up to the raised cap. Euros. */
export function globalIncomeCap(energyWorks: number, year: number): number {
  const { deficitCap, energyWorksCap } = unfurnishedRules(year)
  return energyWorks === 0 ? deficitCap.value : Math.min(energyWorksCap.value, deficitCap.value + energyWorks)
}

/** The parameters of the actual regime on a year. */
export function unfurnishedParameters(year: number): InForce<unknown>[] {
  const { deficitCap, lumpSum } = unfurnishedRules(year)
  return [deficitCap, lumpSum]
}
