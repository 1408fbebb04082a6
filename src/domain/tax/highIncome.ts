import type { IncomeTaxRules } from '../law/incomeTaxRules'
import { SMOOTHING_RATIO } from '../law/highIncome'
import { progressive } from '../mechanisms/progressiveScale'
import { roundToEuro } from '../value/rounding'
import type { FamilyQuotient } from './familyQuotient'

/** Reference incomes of the year before and of the one before it, euros, when the smoothing is asked for. */
export interface EarlierReferenceIncomes {
  lastYear: number
  yearBefore: number
}

/**
 * Exceptional contribution on high incomes, whole euros (CGI art. 223 sexies). An income well above those of two years
 * that were both under the first threshold is smoothed: the excess over their mean is taxed by halves.
 */
export function highIncomeContribution(
  referenceIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
  earlier?: EarlierReferenceIncomes,
): number {
  const { single, couple } = rules.highIncomeScale.value
  const scale = quotient.baseParts === 2 ? couple : single
  const threshold = scale[1]?.from ?? Infinity
  if (referenceIncome <= threshold) return 0
  const contribution = (income: number) => progressive(scale, income)
  if (earlier === undefined || earlier.lastYear > threshold || earlier.yearBefore > threshold) {
    return roundToEuro(contribution(referenceIncome))
  }
  const mean = (earlier.lastYear + earlier.yearBefore) / 2
  if (referenceIncome < mean * SMOOTHING_RATIO) return roundToEuro(contribution(referenceIncome))
  const halfway = mean + (referenceIncome - mean) / 2
  return roundToEuro(contribution(mean) + 2 * (contribution(halfway) - contribution(mean)))
}

/** The differential contribution and how it was reached, whole euros. */
export interface Differential {
  contribution: number
  /** What the smoothing takes off the minimum tax. */
  relief: number
  /** What the family counts as tax already paid. */
  familyUplift: number
  /** Part of it paid in December, euros. */
  advance: number
}

const NO_DIFFERENTIAL: Differential = { contribution: 0, relief: 0, familyUplift: 0, advance: 0 }

/**
 * Brings the whole tax of a high income to its minimum share (CGI art. 224).
 * @param taxPaid income tax, flat taxes and the exceptional contribution without its smoothing (art. 224, IV), euros
 */
export function differentialContributionOf(
  referenceIncome: number,
  taxPaid: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
): Differential {
  const { rate, threshold, smoothingRate, coupleUplift, dependantUplift, advance } =
    rules.differentialContribution.value
  const floor = threshold * quotient.baseParts
  if (referenceIncome <= floor) return NO_DIFFERENTIAL
  const minimum = rate * referenceIncome
  const target = Math.min(minimum, smoothingRate * (referenceIncome - floor))
  const familyUplift = (quotient.baseParts === 2 ? coupleUplift : 0) + dependantUplift * quotient.dependants
  const contribution = roundToEuro(Math.max(0, target - taxPaid - familyUplift))
  return { contribution, relief: roundToEuro(minimum - target), familyUplift, advance: contribution * advance }
}
