import type { ResourceType } from '#contract'
import type { Finding, PaperKind } from '#client/papers'
import { loanProposals } from './loanProposals'
import { payslipProposals } from './payslipProposals'
import type { Whose } from './people'
import { taxProposals } from './taxProposals'

/** A value that a paper gives for a field of the file. */
export interface Proposal {
  readonly section: ResourceType
  readonly field: string
  readonly value: string | number
  /** What it was read from. */
  readonly from: readonly Finding[]
  /** What was done to it, or what to know of it, in a sentence. */
  readonly remark?: string
}

/** Whom of the file each person of a paper is, by their rank there; undefined as long as nobody said. */
export type Persons = Readonly<Partial<Record<1 | 2, Whose>>>

/** What a paper proposes. @param today `YYYY-MM-DD` */
export function proposalsOf(
  paper: PaperKind,
  findings: readonly Finding[],
  persons: Persons,
  today: string,
): readonly Proposal[] {
  if (paper === 'taxNotice') return taxProposals(findings, persons)
  return paper === 'loanSchedule' ? loanProposals(findings) : payslipProposals(findings, persons[1], today)
}
