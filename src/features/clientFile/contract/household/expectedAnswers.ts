import { definitionOf, enumerations, type ResourceType } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { givenAnswers } from './unconfirmed'

/** An answer of a section of a file, as it was typed; null when it is missing. */
export interface ExpectedAnswer {
  readonly type: ResourceType
  /** The attribute. */
  readonly name: string
  readonly value: unknown
  /** Left empty, a calculation takes the usual value. */
  readonly isAssumed?: boolean
}

/** Parts that every study needs. */
const household: ReadonlySet<ResourceType> = new Set([
  'person',
  'companion',
  'child',
  'income',
  'charge',
  'current_loan',
  'heritage',
  'tax',
  'objective',
])

/** The sections that `expectedAnswers` reads. */
export const answeringSections: ReadonlySet<ResourceType> = new Set<ResourceType>([...household, 'ptz', 'simulation'])

/** Answers of the simulation that a calculation needs, besides those that are never empty. */
const needed = ['project', 'investment_price']
/** Those of which it takes the usual value where nobody typed one. */
const assumed: readonly string[] = ['notary_fee', 'loan_duration', 'loan_rate', 'insurance_rate']

/**
 * What a file is expected to answer, of its `answeringSections` in their order: those of the household, and those of the solution, of
 * which the purchase of a home has none but its project, and a zero-rate loan.
 */
export function expectedAnswers(sections: readonly Resource[]): {
  readonly household: readonly ExpectedAnswer[]
  readonly solution: readonly ExpectedAnswer[]
} {
  const simulation = sections.find((section) => section.type === 'simulation')
  const project = simulation?.attributes.project ?? null
  const isResidence = project !== null && !enumerations.isInvestment(project)
  const answered: Readonly<Record<string, unknown>> = simulation?.attributes ?? {}
  return {
    household: sections
      .filter(({ type }) => household.has(type) || (isResidence && type === 'ptz'))
      .flatMap(requiredAnswers),
    solution: (isResidence ? ['project'] : [...needed, ...assumed]).map((name) => ({
      type: 'simulation',
      name,
      value: answered[name] ?? null,
      isAssumed: assumed.includes(name),
    })),
  }
}

/** The required attributes, null where nobody gave one. Flags are left out: they always have a value. */
function requiredAnswers({ type, attributes }: Resource): ExpectedAnswer[] {
  const values: Readonly<Record<string, unknown>> = givenAnswers(type, attributes)
  return Object.entries(definitionOf(type).fields)
    .filter(([, field]) => field.required === true && field.kind !== 'flag')
    .map(([name]) => ({ type, name, value: values[name] ?? null }))
}
