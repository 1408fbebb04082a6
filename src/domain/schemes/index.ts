import { type DatedValue, datedOn } from '../law/parameter'
import type { IsoDate } from '../value/calendar'
import type { ProjectType, SchemeQuestions } from './catalogue'
import { facts, type Scheme } from './facts'
import type { Question, Questions } from './question'
import type { InvestmentFacts } from './scheme'

export { COMPANY_COMPARISON } from './companyComparison'
export type { ProjectType, Scheme, SchemeQuestions }

/** Every scheme, in the order in which they are offered. */
export const all = facts

/** The scheme of an id, or undefined when there is none. */
export function find(id: string): Scheme | undefined {
  return all.find((scheme) => scheme.id === id)
}

/** The scheme of an id when it is a purchase to let. */
export function findInvestment(id: string): InvestmentFacts<ProjectType> | undefined {
  const scheme = find(id)
  return scheme?.kind === 'investment' ? scheme : undefined
}

/** Rate of the VAT held in the price of a new property, fraction; undefined under a scheme that has the normal one. */
export function priceVatRate(id: string, signatureDate: IsoDate): number | undefined {
  const rates: readonly DatedValue<number>[] | undefined = find(id)?.priceVat
  return rates && (datedOn(rates, signatureDate) ?? rates[0])?.value
}

/** The questions of all schemes together; a question that several ask is the same one. */
export function questions(): SchemeQuestions {
  // `Object.fromEntries` loses names: these are all the questions of all schemes, as `SchemeQuestions` says.
  return Object.fromEntries(
    all.flatMap((scheme) => Object.entries<Question>(scheme.questions)),
  ) as Questions as SchemeQuestions
}

/** Something of each scheme, by its id. */
export function byId<Value>(of: (scheme: Scheme) => Value): Readonly<Record<ProjectType, Value>> {
  // `Object.fromEntries` loses names: `ProjectType` is the ids of these very schemes.
  return Object.fromEntries(all.map((scheme) => [scheme.id, of(scheme)])) as Record<ProjectType, Value>
}

/** What is meant where nobody has chosen a scheme. */
export const usual = { investment: 'long_term_rental', home: 'personal_residency' } as const satisfies Readonly<
  Record<string, ProjectType>
>
