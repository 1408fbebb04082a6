import {
  approvedCentreCoefficient,
  classifiedTourismMicro,
  microAllowance,
  microCeiling,
  professionalThreshold,
  unclassifiedTourismMicro,
} from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { readOnce } from '../law/readOnce'
import { endOfYear } from '../value/calendar'

/** What is let furnished: as a home, to tourists in a classified let or a bed and breakfast, or to tourists otherwise. */
export type FurnishedKind = 'ordinary' | 'classifiedTourism' | 'unclassifiedTourism'

/** The micro regime of a kind of furnished letting. Euros of receipts, fraction taken off. */
export interface MicroFurnished {
  ceiling: number
  allowance: number
  parameters: InForce<unknown>[]
}

const microRules = readOnce((year: number) => {
  const on = endOfYear(year)
  return {
    ceiling: inForce(microCeiling, on),
    allowance: inForce(microAllowance, on),
    classifiedTourism: inForce(classifiedTourismMicro, on),
    unclassifiedTourism: inForce(unclassifiedTourismMicro, on),
  }
})

/** The micro regime of a kind of letting for an income year (CGI art. 50-0). */
export function microFurnished(kind: FurnishedKind, year: number): MicroFurnished {
  const rules = microRules(year)
  if (kind === 'ordinary') {
    const { ceiling, allowance } = rules
    return { ceiling: ceiling.value, allowance: allowance.value.rate, parameters: [ceiling, allowance] }
  }
  const tourism = rules[kind]
  return { ...tourism.value, parameters: [tourism] }
}

/** Receipts under the micro regime less the allowance, which has a minimum; never negative. Euros. */
export function microFurnishedIncome(receipts: number, kind: FurnishedKind, year: number): number {
  const { allowance } = microFurnished(kind, year)
  const { minimum } = microRules(year).allowance.value
  return Math.max(0, receipts - Math.max(minimum, receipts * allowance))
}

/** What an actual profit counts for without an approved accounting centre, euros (CGI art. 158, 7). */
export function withoutApprovedCentre(profit: number, year: number): number {
  return profit > 0 ? profit * inForce(approvedCentreCoefficient, endOfYear(year)).value : profit
}

/**
 * Whether a landlord is professional: receipts pass the threshold and the other earned income of the household
 * (CGI art. 155, IV).
 * @param receipts furnished receipts of the household, euros over twelve months
 * @param earnedIncome wages and profits of the household, pensions excluded, euros a year
 */
export function isProfessionalLandlord(receipts: number, earnedIncome: number, on: string): boolean {
  return receipts > inForce(professionalThreshold, on).value && receipts > earnedIncome
}
