import { managementLumpSum } from '../law/propertyIncome'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import type { OperatingYear, PropertyResult, Situation } from './scheme'

/**
 * Declares a year of unfurnished letting under the actual regime (CGI art. 31): loan fees count the first year,
 * the management lump sum every year.
 * @param globalIncomeCap euros of deficit that global income may take this year
 * @param works works paid this year and deductible, euros
 */
export function declareUnfurnished(
  situation: Situation,
  operating: OperatingYear,
  globalIncomeCap: number,
  works: number,
): PropertyResult {
  const isFirstYear = operating === situation.years[0]
  const lumpSum = inForce(managementLumpSum, endOfYear(operating.year)).value
  return {
    rents: operating.rent,
    financialCharges: operating.interest + operating.insurance + (isFirstYear ? situation.acquisition.loanFees : 0),
    otherCharges: operating.charges + lumpSum + works,
    globalIncomeCap,
  }
}
