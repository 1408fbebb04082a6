import type { ProjectType } from '../configuration'
import { denormandie } from './denormandie'
import { historicMonuments } from './historicMonuments'
import { landDeficit } from './landDeficit'
import { lmnpAmortissement } from './lmnpAmortissement'
import { longTermRental } from './longTermRental'
import { malraux } from './malraux'
import { pinel } from './pinel'
import type { Scheme } from './scheme'

/** The schemes that can be simulated. */
export const schemes: readonly Scheme[] = [
  pinel, denormandie, lmnpAmortissement, malraux, historicMonuments, landDeficit, longTermRental,
]

/** The scheme of a project type, or undefined when it has none. */
export function findScheme(project: ProjectType): Scheme | undefined {
  return schemes.find((scheme) => scheme.id === project)
}
