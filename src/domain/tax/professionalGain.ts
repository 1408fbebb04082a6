import { type InForce, inForce } from '../law/parameter'
import { longTermGainLevies, longTermGainRate, shortTermYears, smallBusinessExemption } from '../law/professionalGains'
import { memoize } from '../value/memoize'
import { totalRate } from '../law/socialLevies'
import { endOfYear, fullYearsBetween, type IsoDate } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** A sale by a professional landlord. Euros. */
interface ProfessionalSale {
  acquiredOn: IsoDate
  soldOn: IsoDate
  /** Without the fees that the seller pays. */
  salePrice: number
  /** Price and works of the building as it entered the assets. */
  cost: number
  /** Depreciation of the building deducted from the profits. */
  deductedDepreciation: number
  /** Mean receipts of the two calendar years before the one of the sale. */
  meanReceipts: number
  /** Months let as a professional. */
  monthsOfActivity: number
}

/** A professional gain, by term, and what small businesses are exempted of. Euros. */
export interface ProfessionalGain {
  kind: 'professional'
  salePrice: number
  /** Cost less the depreciation deducted. */
  bookValue: number
  depreciation: number
  /** Negative for a loss, which is not counted. */
  gain: number
  /** Taxed as a profit: the depreciation deducted; all of it when held for less than two years. */
  shortTerm: number
  longTerm: number
  meanReceipts: number
  monthsOfActivity: number
  /** Share of the gain that is exempt, 0 to 1. */
  exemptShare: number
  taxedShortTerm: number
  taxedLongTerm: number
}

/** The rules of a professional sale on a date. */
export const professionalGainRules = memoize((on: IsoDate) => ({
  exemption: inForce(smallBusinessExemption, on),
  shortTerm: inForce(shortTermYears, on),
  longTermRate: inForce(longTermGainRate, on),
  longTermLevies: inForce(longTermGainLevies, on),
}))

/** Splits a gain by term and applies the exemption of small businesses (CGI art. 39 duodecies and 151 septies). */
export function professionalGain(sale: ProfessionalSale): ProfessionalGain {
  const { shortTerm: years } = professionalGainRules(sale.soldOn)
  const { salePrice, cost, deductedDepreciation: depreciation, meanReceipts, monthsOfActivity } = sale
  const bookValue = cost - depreciation
  const gain = salePrice - bookValue
  const isShort = fullYearsBetween(sale.acquiredOn, sale.soldOn) < years.value
  const shortTerm = Math.max(0, isShort ? gain : Math.min(gain, depreciation))
  const longTerm = Math.max(0, gain) - shortTerm
  const exemptShare = exemptShareOf(meanReceipts, monthsOfActivity, sale.soldOn)
  return {
    kind: 'professional',
    salePrice,
    bookValue,
    depreciation,
    gain,
    shortTerm,
    longTerm,
    meanReceipts,
    monthsOfActivity,
    exemptShare,
    taxedShortTerm: shortTerm * (1 - exemptShare),
    taxedLongTerm: longTerm * (1 - exemptShare),
  }
}

/** Share of a gain that is exempt: in a straight line between the two limits of receipts (CGI art. 151 septies, II). */
export function exemptShareOf(meanReceipts: number, monthsOfActivity: number, soldOn: IsoDate): number {
  const { wholeUpTo, noneFrom, years } = professionalGainRules(soldOn).exemption.value
  if (monthsOfActivity < years * 12) return 0
  return Math.min(1, Math.max(0, (noneFrom - meanReceipts) / (noneFrom - wholeUpTo)))
}

/** Income tax on the taxed long-term gains of a year, euros. */
export function longTermTaxOn(taxedLongTerm: number, incomeYear: number): number {
  return taxedLongTerm * inForce(longTermGainRate, endOfYear(incomeYear)).value
}

/** Social levies on a taxed long-term gain, whole euros. */
export function longTermLeviesOn(taxedLongTerm: number, soldOn: IsoDate): number {
  return roundToEuro(taxedLongTerm * totalRate(professionalGainRules(soldOn).longTermLevies.value))
}

/** The rules that made a professional gain. */
export function professionalGainParameters(soldOn: IsoDate): InForce<unknown>[] {
  return Object.values(professionalGainRules(soldOn))
}
