import { bareOwnership } from './bareOwnership'
import { controlledPrice } from './controlledPrice'
import { denormandie } from './denormandie'
import { historicMonuments } from './historicMonuments'
import type { HomeScheme } from './home'
import { jeanbrun } from './jeanbrun'
import { landDeficit } from './landDeficit'
import { lli } from './lli'
import { lmnpAmortissement } from './lmnpAmortissement'
import { longTermRental } from './longTermRental'
import { malraux } from './malraux'
import { paraHotelier } from './paraHotelier'
import { personalResidency } from './personalResidency'
import { pinel } from './pinel'
import type { Question } from './question'
import { reducedVatHome } from './reducedVatHome'
import type { InvestmentScheme } from './scheme'
import { seasonalRental } from './seasonalRental'
import { unfurnishedRental } from './unfurnishedRental'

/** The catalogue: the thirteen schemes of the specification, then the newer ones. */
const catalogue = [
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
] as const

/** Ids of the schemes. */
export type ProjectType = (typeof catalogue)[number]['id']

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The questions of all schemes together. */
export type SchemeQuestions = Intersection<(typeof catalogue)[number]['questions']>

/** A scheme of the catalogue. A home is asked for what it gives by its own file: each one is bought in its own way. */
export type Scheme<Id extends string = ProjectType> = InvestmentScheme<Id> | Omit<HomeScheme<Id>, 'gives'>

/** Every scheme, in the order in which they are offered. */
export const all: readonly Scheme[] = catalogue

/** The scheme of an id, or undefined when there is none. */
export function find(id: string): Scheme | undefined {
  return all.find((scheme) => scheme.id === id)
}

/** The scheme of an id when it is a purchase to let. */
export function findInvestment(id: string): InvestmentScheme<ProjectType> | undefined {
  const scheme = find(id)
  return scheme?.kind === 'investment' ? scheme : undefined
}

/** The questions of all schemes together; a question that several ask is the same one. */
export function questions(): SchemeQuestions {
  const named = all.flatMap((scheme) => Object.entries<Question>(scheme.questions))
  // The type is that of the same catalogue, name by name.
  return Object.fromEntries(named) as SchemeQuestions
}

/** Something of each scheme, by its id. */
export function byId<Value>(of: (scheme: Scheme) => Value): Readonly<Record<ProjectType, Value>> {
  // The ids of the catalogue are all that there are.
  return Object.fromEntries(all.map((scheme) => [scheme.id, of(scheme)])) as Record<ProjectType, Value>
}

/** What is meant where nobody has chosen a scheme. */
export const usual = { investment: longTermRental.id, home: personalResidency.id } as const
