import type { ProjectType } from '../configuration'
import { type ReductionCap, reductionCap } from '../law/collection'
import { type InForce, inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'

/** Schemes whose reductions the overall cap limits; Malraux stands outside of it since 2013 (CGI art. 200-0 A, 1). */
const CAPPED: readonly ProjectType[] = ['pinel', 'denormandie']

/** The overall cap on the reductions of a scheme, for the income of a year; undefined where it limits none. */
export function overallCapOf(project: ProjectType, year: number): InForce<ReductionCap> | undefined {
  return CAPPED.includes(project) ? inForce(reductionCap, endOfYear(year)) : undefined
}
