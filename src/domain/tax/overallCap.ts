import { type ReductionCap, reductionCap } from '../law/collection'
import { type InForce, inForce } from '../law/parameter'
import * as schemes from '../schemes'
import { isOverseas } from '../schemes/overseas'
import { endOfYear } from '../value/calendar'

/** The overall cap on reductions, for the income of a year. */
export function overallCap(year: number): InForce<ReductionCap> {
  return inForce(reductionCap, endOfYear(year))
}

/** The cap on the reductions of an operation, euros a year, and the rule that gives it. */
interface OperationCap {
  amount: number
  rule: InForce<ReductionCap>
}

/**
 * The overall cap on the reductions of an operation, raised overseas; undefined where it limits none, as Malraux since 2013
 * (CGI art. 200-0 A, 1 and 3).
 */
export function overallCapOf(
  { project, ...place }: { project: string; municipality?: string },
  year: number,
): OperationCap | undefined {
  if (schemes.findInvestment(project)?.isUnderOverallCap !== true) return undefined
  const rule = overallCap(year)
  const { general, overseas } = rule.value
  return { amount: isOverseas(place) ? general + overseas : general, rule }
}
