import { definitionOf, enumerations, type Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { givenAnswers } from '#features/clientFile/contract/household'
import { resourcesOfType } from '#server/operations'

type Status = NonNullable<Attributes<'client_file'>['status']>

/** What follows from the content of a file. */
export interface Progress {
  readonly status: Status
  /** Share of the expected answers that are there, in percent. */
  readonly completeness: number
}

/** Parts that every study needs. */
const household: ReadonlySet<Resource['type']> = new Set([
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

/** Answers of the simulation that a calculation needs, besides those that are never empty. */
const solution = [
  'project',
  'investment_price',
  'notary_fee',
  'loan_duration',
  'loan_rate',
  'insurance_rate',
] as const satisfies readonly (keyof Attributes<'simulation'>)[]

/** Statuses that something done with the file gave it: a meeting, putting it away. The content of the file decides all others. */
const happened: ReadonlySet<Status> = new Set(['presented', 'archived'])

/** The progress of a file whose status was `current`, from all of its sections. */
export function progressOf(sections: readonly Resource[], current: Status): Progress {
  const answers = sections.filter(({ type }) => household.has(type)).flatMap(requiredAnswers)
  const simulation = resourcesOfType(sections, 'simulation')[0]?.attributes ?? {}
  const project = simulation.project ?? null
  const isResidence = project !== null && !enumerations.isInvestment(project)
  const ptzAnswers = isResidence ? resourcesOfType(sections, 'ptz').flatMap(requiredAnswers) : []
  const solutionAnswers = isResidence ? [project] : solution.map((name) => simulation[name] ?? null)
  const householdAnswers = [...answers, ...ptzAnswers]
  return {
    completeness: percentFilled([...householdAnswers, ...solutionAnswers]),
    status: happened.has(current)
      ? current
      : statusOf(percentFilled(householdAnswers) === 100, !isResidence && percentFilled(solutionAnswers) === 100),
  }
}

function statusOf(isHouseholdKnown: boolean, isSolutionDescribed: boolean): Status {
  if (!isHouseholdKnown) return 'draft'
  return isSolutionDescribed ? 'simulated' : 'ready'
}

/** The values of the required attributes, null where nobody gave one. Flags are left out: they always have a value. */
function requiredAnswers(resource: Resource): unknown[] {
  const attributes: Readonly<Record<string, unknown>> = givenAnswers(resource.type, resource.attributes)
  return Object.entries(definitionOf(resource.type).fields)
    .filter(([, field]) => field.required === true && field.kind !== 'flag')
    .map(([name]) => attributes[name] ?? null)
}

function percentFilled(answers: readonly unknown[]): number {
  if (answers.length === 0) return 100
  return Math.floor((answers.filter((answer) => answer !== null).length / answers.length) * 100)
}
