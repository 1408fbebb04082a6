import { useState } from 'react'
import { enumerations } from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { Finding } from '#client/papers'
import { useItems, useRows } from '#client/editing'
import { formatEuros } from '#client/ui'
import { found } from './read'

/** The loan of the file that a schedule is about. */
export interface LoanTarget {
  /** Null: a loan that the file has not yet. */
  readonly target: Ref | null
  /** The loans of the file, by the id that names each of them. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly choose: (id: string | null) => void
}

/** Euros by which the payment of a loan may differ from that of its own schedule. */
const SAME_PAYMENT = 1

/** The loan that ends on the same day or costs as much a month, as long as nobody chose another. */
export function useLoanTarget(findings: readonly Finding[]): LoanTarget {
  const items = useItems('current_loan')
  const rows = useRows('current_loan')
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const [payment, end] = [found(findings, 'payment')?.value, found(findings, 'lastDate')?.value]
  const alike = rows.findIndex(
    ({ monthly_credit, end_date }) =>
      (typeof payment === 'number' && Math.abs((monthly_credit ?? 0) - payment) <= SAME_PAYMENT) ||
      (end !== undefined && end_date === end),
  )
  const id = chosen === undefined ? (items[alike]?.key ?? null) : chosen
  const item = items.find(({ key }) => key === id)
  return {
    target: item ? { type: 'current_loan', id: item.key } : null,
    choices: items.map(({ key }, index) => {
      const { type, monthly_credit } = rows[index] ?? {}
      const name = type ? enumerations.loanTypes[type] : 'Crédit'
      return {
        value: key,
        label: `Crédit ${index + 1}\u202f: ${name}, ${formatEuros(monthly_credit, { per: 'mois' })}`,
      }
    }),
    choose: setChosen,
  }
}
