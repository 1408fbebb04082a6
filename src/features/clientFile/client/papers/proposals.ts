import type { Finding, PaperKind } from '#client/papers'
import { loanProposals } from './loanProposals'
import { payslipProposals } from './payslipProposals'
import type { Persons, Proposal } from './proposal'
import { taxProposals } from './taxProposals'

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
