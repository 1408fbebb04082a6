import { bareOwnership } from './bareOwnership'
import { controlledPrice } from './controlledPrice'
import { denormandie } from './denormandie'
import { historicMonuments } from './historicMonuments'
import type { HomeFacts } from './home'
import { jeanbrun } from './jeanbrun'
import { landDeficit } from './landDeficit'
import { lli } from './lli'
import { lmnpAmortissement } from './lmnpAmortissement'
import { locAvantages } from './locAvantages'
import { longTermRental } from './longTermRental'
import { malraux } from './malraux'
import { paraHotelier } from './paraHotelier'
import { personalResidency } from './personalResidency'
import { pinel } from './pinel'
import { reducedVatHome } from './reducedVatHome'
import type { InvestmentScheme } from './scheme'
import { scpiShares } from './scpiShares'
import { seasonalRental } from './seasonalRental'
import { unfurnishedRental } from './unfurnishedRental'

/** The catalogue: the thirteen schemes of the specification, then the newer ones. */
export const catalogue = [
  personalResidency,
  pinel,
  denormandie,
  lmnpAmortissement,
  bareOwnership,
  malraux,
  historicMonuments,
  landDeficit,
  reducedVatHome,
  controlledPrice,
  longTermRental,
  seasonalRental,
  paraHotelier,
  jeanbrun,
  lli,
  unfurnishedRental,
  locAvantages,
  scpiShares,
] as const

/** Ids of the schemes. */
export type ProjectType = (typeof catalogue)[number]['id']

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The questions of all schemes together. */
export type SchemeQuestions = Intersection<(typeof catalogue)[number]['questions']>

/** The scheme of an id when it is a purchase to let, with what it calculates; undefined otherwise. */
export function investmentScheme(id: string): InvestmentScheme<ProjectType> | undefined {
  const schemes: readonly (InvestmentScheme<ProjectType> | HomeFacts<ProjectType>)[] = catalogue
  const scheme = schemes.find((candidate) => candidate.id === id)
  return scheme?.kind === 'investment' ? scheme : undefined
}
