import { type ReductionCap, reductionCap } from '../law/collection'
import { type InForce, inForce } from '../law/parameter'
import * as schemes from '../schemes'
import { endOfYear } from '../value/calendar'

/** The overall cap on reductions, for the income of a year. */
export function overallCap(year: number): InForce<ReductionCap> {
  return inForce(reductionCap, endOfYear(year))
}

/** The overall cap on the reductions of a scheme; undefined where it limits none, as Malraux since 2013 (CGI art. 200-0 A, 1). */
export function overallCapOf(project: string, year: number): InForce<ReductionCap> | undefined {
  return schemes.findInvestment(project)?.isUnderOverallCap === true ? overallCap(year) : undefined
}
