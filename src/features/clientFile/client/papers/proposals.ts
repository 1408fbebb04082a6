import type { Finding, PaperKind, FindingKey } from '#client/papers'
import { payslipProposals } from './payslipProposals'
import type { Persons, Proposal } from './proposal'
import { taxProposals } from './taxProposals'
import { found } from './read'

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

/** The fields of a current loan, and what a schedule says of each. */
const FIELDS: readonly { readonly field: string; readonly key: FindingKey }[] = [
  { field: 'monthly_credit', key: 'payment' },
  { field: 'remaining_capital', key: 'outstanding' },
  { field: 'rate', key: 'rate' },
  { field: 'end_date', key: 'lastDate' },
]

/** What a schedule or a loan offer proposes for a current loan. */
const loanProposals = (findings: readonly Finding[]): readonly Proposal[] =>
  FIELDS.flatMap(({ field, key }) => {
    const one = found(findings, key)
    if (!one) return []
    const remark = one.isReckoned ? { remark: 'Calculé d’après le tableau, et non écrit tel quel.' } : {}
    return [{ section: 'current_loan', field, value: one.value, from: [one], ...remark } as const]
  })
