import type { OperatingYear, TaxableYear } from '../schemes/scheme'
import { assess } from '../tax/assessment'
import { longTermLeviesOn, type ProfessionalGain } from '../tax/professionalGain'
import { selfEmployedContributions } from '../tax/selfEmployedContributions'
import type { IsoDate } from '../value/calendar'
import type { TaxedHousehold, TaxEffect } from './taxEffect'

/** What a professional landlord pays on the sale of a property. Whole euros. */
export interface TaxedProfessionalGain {
  kind: 'professional'
  gain: ProfessionalGain
  /** Added by the short-term gain, its exempt part included (CSS art. L131-6, II, 1°). */
  contributions: number
  /** Part of the contributions that the profit deducts. */
  deductibleContributions: number
  /** The progressive scale on the short-term gain, the flat rate on the long-term one, contributions on high incomes included. */
  incomeTax: number
  /** Levies on the long-term gain. */
  socialLevies: number
  total: number
}

/** The year of a sale: what it let, declared, and paid without the sale. */
interface YearOfSale {
  operating: OperatingYear
  declared: TaxableYear
  effect: TaxEffect
  isMicro: boolean
}

/** Taxes the gain of a professional with the other incomes of the year, in an assessment of both. */
export function taxedProfessionalGain(
  gain: ProfessionalGain,
  soldOn: IsoDate,
  sold: YearOfSale,
  { quotient }: TaxedHousehold,
): TaxedProfessionalGain {
  const { after, year } = sold.effect
  const { contributions, deductibleContributions } = contributionsAdded(gain.shortTerm, sold)
  const added = gain.taxedShortTerm - deductibleContributions
  const withSale = assess({
    incomeYear: year,
    household: quotient,
    otherIncome: after.taxableIncome + added,
    longTermGains: gain.taxedLongTerm,
  })
  const addedTax = withSale.incomeTax.tax - after.taxWithoutReductions
  const socialLevies = longTermLeviesOn(gain.taxedLongTerm, soldOn)
  return {
    kind: 'professional',
    gain,
    contributions,
    deductibleContributions,
    incomeTax: addedTax,
    socialLevies,
    total: Math.max(0, addedTax + socialLevies + contributions),
  }
}

/** Under the micro regime contributions follow the receipts, which a sale is not among. */
function contributionsAdded(shortTerm: number, { operating, declared, isMicro }: YearOfSale) {
  if (shortTerm === 0 || isMicro) return { contributions: 0, deductibleContributions: 0 }
  const profit = declared.furnished?.contributedProfit ?? 0
  const without = selfEmployedContributions(profit, operating.year, operating.monthsLet)
  const withSale = selfEmployedContributions(profit + shortTerm, operating.year, operating.monthsLet)
  return {
    contributions: withSale.total - without.total,
    deductibleContributions: withSale.deductible - without.deductible,
  }
}
