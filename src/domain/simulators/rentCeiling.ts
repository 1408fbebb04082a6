import { investmentScheme } from '../schemes/catalogue'
import type { LettingSituation, RentCeiling } from '../schemes/scheme'

/** The highest rent of a property under a project; undefined where its scheme sets none. */
export function rentCeiling(project: string, situation: LettingSituation): RentCeiling | undefined {
  return investmentScheme(project)?.rentCeiling?.(situation)
}
