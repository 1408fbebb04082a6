import type { SolutionConfiguration } from '../configuration'
import { callsForFunds } from '../law/offPlan'
import { inForce } from '../law/parameter'
import { releasedShares } from '../mechanisms/callsForFunds'
import type { LoanTerms } from '../mechanisms/loanSchedule'
import type { InvestmentScheme } from '../schemes/scheme'
import { type IsoDate, isIsoDate, monthOf } from '../value/calendar'
import { frenchDate } from '../value/frenchText'

/** A construction that lasts longer is taken for a mistyped date. */
const LONGEST_CONSTRUCTION_MONTHS = 60

/** The delivery of a new property bought off-plan; otherwise the property is there on the day of the deed. */
export function deliveryOf(
  configuration: SolutionConfiguration,
  signatureDate: IsoDate,
  scheme?: Pick<InvestmentScheme, 'seniority'>,
): IsoDate {
  const isOld = (scheme?.seniority ?? configuration.seniority) === 'old'
  return isOld ? signatureDate : (configuration.delivery_date ?? signatureDate)
}

/** Months from a deed to a delivery. */
export function constructionMonths(signatureDate: IsoDate, deliveryDate: IsoDate): number {
  return monthOf(deliveryDate) - monthOf(signatureDate)
}

/** French messages on a delivery that no construction can have. */
export function deliveryErrors(signatureDate: IsoDate, deliveryDate: IsoDate): Record<string, string[]> {
  if (!isIsoDate(deliveryDate)) return { delivery_date: ['Indiquez une date existante.'] }
  if (deliveryDate < signatureDate) {
    return {
      delivery_date: [
        `La livraison ne peut pas précéder l’acte (${frenchDate(signatureDate)}). Corrigez l’une des deux dates.`,
      ],
    }
  }
  if (constructionMonths(signatureDate, deliveryDate) > LONGEST_CONSTRUCTION_MONTHS) {
    return { delivery_date: ['La livraison suit l’acte de cinq ans au plus. Corrigez l’une des deux dates.'] }
  }
  return {}
}

/**
 * How a construction changes a loan: the bank releases it as the seller calls the price (CCH art. R261-14). Without a deferral,
 * interest alone is paid until the delivery and the instalments follow; a deferral lasts at least until then, inside the loan.
 */
export function withConstruction(terms: LoanTerms, signatureDate: IsoDate, construction: number): LoanTerms {
  if (construction === 0) return terms
  const released = releasedShares(construction, inForce(callsForFunds, signatureDate).value)
  if (terms.deferral === 'none') {
    return {
      ...terms,
      released,
      months: terms.months + construction,
      deferral: 'partial',
      deferralMonths: construction,
    }
  }
  return { ...terms, released, deferralMonths: Math.max(terms.deferralMonths, construction) }
}

/** Share of a loan that the bank has released some months after the deed: the whole without a construction. */
export function shareReleasedAt(signatureDate: IsoDate, deliveryDate: IsoDate): (month: number) => number {
  const construction = constructionMonths(signatureDate, deliveryDate)
  const released = releasedShares(construction, inForce(callsForFunds, signatureDate).value)
  return (month) => released[month] ?? 1
}
