import type { ProjectType } from '../configuration'
import { bareOwnership } from './bareOwnership'
import { denormandie } from './denormandie'
import { historicMonuments } from './historicMonuments'
import { jeanbrun } from './jeanbrun'
import { landDeficit } from './landDeficit'
import { lli } from './lli'
import { lmnpAmortissement } from './lmnpAmortissement'
import { longTermRental } from './longTermRental'
import { malraux } from './malraux'
import { paraHotelier } from './paraHotelier'
import { pinel } from './pinel'
import type { Scheme } from './scheme'
import { seasonalRental } from './seasonalRental'
import { unfurnishedRental } from './unfurnishedRental'

/** The schemes that can be simulated. */
export const schemes: readonly Scheme[] = [
  pinel,
  denormandie,
  lmnpAmortissement,
  bareOwnership,
  malraux,
  historicMonuments,
  landDeficit,
  longTermRental,
  seasonalRental,
  paraHotelier,
  jeanbrun,
  lli,
  unfurnishedRental,
]

/** The scheme of a project type, or undefined when it has none. */
export function findScheme(project: ProjectType): Scheme | undefined {
  return schemes.find((scheme) => scheme.id === project)
}
