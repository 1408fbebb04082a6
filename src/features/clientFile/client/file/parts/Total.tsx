import type { ReactNode } from 'react'
import './parts.css'

interface TotalProps {
  readonly label: string
  /** `4 200 €/mois`. */
  readonly value: ReactNode
  readonly note?: string | undefined
}

/** What the amounts of a section come to. */
export function Total({ label, value, note }: TotalProps) {
  return (
    <p className="total">
      <span>{label}</span>
      <strong>{value}</strong>
      {note !== undefined && <span className="total-note">{note}</span>}
    </p>
  )
}
