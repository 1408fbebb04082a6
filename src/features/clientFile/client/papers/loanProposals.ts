import type { Finding, FindingKey } from '#client/papers'
import type { Proposal } from './proposal'
import { found } from './read'

/** The fields of a current loan, and what a schedule says of each. */
const FIELDS: readonly { readonly field: string; readonly key: FindingKey }[] = [
  { field: 'monthly_credit', key: 'payment' },
  { field: 'remaining_capital', key: 'outstanding' },
  { field: 'rate', key: 'rate' },
  { field: 'end_date', key: 'lastDate' },
]

/** What a schedule or a loan offer proposes for a current loan. */
export const loanProposals = (findings: readonly Finding[]): readonly Proposal[] =>
  FIELDS.flatMap(({ field, key }) => {
    const one = found(findings, key)
    if (!one) return []
    const remark = one.isReckoned ? { remark: 'Calculé d’après le tableau, et non écrit tel quel.' } : {}
    return [{ section: 'current_loan', field, value: one.value, from: [one], ...remark } as const]
  })
