import type { Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { expectedAnswers, type ExpectedAnswer } from '#features/clientFile/contract/household'

type Status = NonNullable<Attributes<'client_file'>['status']>

/** What follows from the content of a file. */
export interface Progress {
  readonly status: Status
  /** Share of the expected answers that are there, in percent. */
  readonly completeness: number
}

/** Statuses that something done with the file gave it: a meeting, putting it away. The content of the file decides all others. */
const happened: ReadonlySet<Status> = new Set(['presented', 'archived'])

/** Statuses of a file with a sale: they last as long as the sale is kept. */
const ofSale: ReadonlySet<Status> = new Set(['in_sale', 'won'])

/** Whether a status is one that only sales give. */
export const isOfSale = (status: Status | null | undefined): boolean =>
  status !== null && status !== undefined && ofSale.has(status)

/** The progress of a file whose status was `current`, from the sections that answer. @param hasSale whether a sale is kept of it */
export function progressOf(sections: readonly Resource[], current: Status, hasSale = false): Progress {
  const { household, solution } = expectedAnswers(sections)
  // The purchase of a home is not calculated: its project is all that its solution answers.
  const isCalculated = solution.length > 1 && percentFilled(solution.filter(({ isAssumed }) => !isAssumed)) === 100
  const isKept = happened.has(current) || (hasSale && ofSale.has(current))
  return {
    completeness: percentFilled([...household, ...solution]),
    status: isKept ? current : statusOf(percentFilled(household) === 100, isCalculated),
  }
}

function statusOf(isHouseholdKnown: boolean, isSolutionDescribed: boolean): Status {
  if (!isHouseholdKnown) return 'draft'
  return isSolutionDescribed ? 'simulated' : 'ready'
}

function percentFilled(answers: readonly ExpectedAnswer[]): number {
  if (answers.length === 0) return 100
  return Math.floor((answers.filter(({ value }) => value !== null).length / answers.length) * 100)
}
