import {
  approvedCentreCoefficient,
  classifiedTourismMicro,
  microAllowance,
  microCeiling,
  professionalThreshold,
  unclassifiedTourismMicro,
} from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { tourismContributionsThreshold } from '../law/tourism'
import { endOfYear } from '../value/calendar'
import type { FurnishedKind, FurnishedLet } from './taxReturn'

/** The micro regime of a kind of furnished letting. Euros of receipts, fraction taken off. */
interface MicroFurnished {
  ceiling: number
  allowance: number
  parameters: InForce<unknown>[]
}

const microRules = memoize((year: number) => {
  const on = endOfYear(year)
  const ceiling = inForce(microCeiling, on)
  const allowance = inForce(microAllowance, on)
  const ofTourism = (rule: InForce<{ ceiling: number; allowance: number }>): MicroFurnished => ({
    ceiling: rule.value.ceiling,
    allowance: rule.value.allowance,
    parameters: [rule],
  })
  return {
    least: allowance.value.minimum,
    ordinary: { ceiling: ceiling.value, allowance: allowance.value.rate, parameters: [ceiling, allowance] },
    classifiedTourism: ofTourism(inForce(classifiedTourismMicro, on)),
    unclassifiedTourism: ofTourism(inForce(unclassifiedTourismMicro, on)),
  }
})

/** The micro regime of a kind of letting for an income year (CGI art. 50-0). */
export function microFurnished(kind: FurnishedKind, year: number): MicroFurnished {
  return microRules(year)[kind]
}

/** Receipts under the micro regime less the allowance, which has a minimum; never negative. Euros. */
export function microFurnishedIncome(receipts: number, kind: FurnishedKind, year: number): number {
  const { allowance } = microFurnished(kind, year)
  return Math.max(0, receipts - Math.max(microRules(year).least, receipts * allowance))
}

/** Receipts from which a landlord has a status, euros a year. */
const thresholdsOn = memoize((on: string) => ({
  professional: inForce(professionalThreshold, on).value,
  tourismContributions: inForce(tourismContributionsThreshold, on).value,
}))

/**
 * Whether a landlord is professional: receipts pass the threshold and the other earned income of the household
 * (CGI art. 155, IV).
 * @param receipts furnished receipts of the household, euros over twelve months
 * @param earnedIncome wages and profits of the household, pensions excluded, euros a year
 */
export function isProfessionalLandlord(receipts: number, earnedIncome: number, on: string): boolean {
  return receipts > thresholdsOn(on).professional && receipts > earnedIncome
}

/** Whether the owner of short lets owes social contributions on them (CSS art. L611-1, 6°). @param receipts euros a year */
export function owesTourismContributions(receipts: number, on: string): boolean {
  return receipts >= thresholdsOn(on).tourismContributions
}

/** The furnished lets of a household together. Euros. */
export interface TaxedFurnished {
  /** Non-professional profit, deficits of the year deducted: at least 0. */
  profit: number
  /** Part of it that the social levies take. */
  levied: number
  /** Professional result, which may be a deficit on global income. */
  professional: number
}

/** Adds the furnished lets of a household up: non-professional deficits only reach non-professional profits (CGI art. 156, I, 1° ter). */
export function taxedFurnished(lets: readonly FurnishedLet[], incomeYear: number): TaxedFurnished {
  let total = 0
  let levied = 0
  let professional = 0
  for (const furnished of lets) {
    const result = resultOf(furnished, incomeYear)
    if (furnished.isProfessional === true) professional += result
    else {
      total += result
      if (furnished.isContributing !== true) levied += result
    }
  }
  const profit = Math.max(0, total)
  return { profit, levied: Math.min(profit, Math.max(0, levied)), professional }
}

function resultOf({ kind, regime, amount, withoutApprovedCentre }: FurnishedLet, incomeYear: number): number {
  if (regime === 'micro') return microFurnishedIncome(amount, kind, incomeYear)
  return withoutApprovedCentre === true && amount > 0
    ? amount * inForce(approvedCentreCoefficient, endOfYear(incomeYear)).value
    : amount
}
