import type { ReactNode } from 'react'
import './parts.css'

interface KeyFigureProps {
  readonly label: string
  /** `287 €`. */
  readonly value: ReactNode
  /** What it covers: `sur 20 ans, impôts payés`. */
  readonly note?: ReactNode
  /** The one figure that a panel leads with. */
  readonly lead?: boolean
}

/** A figure with its name. Inside a `KeyFigures` band. */
export function KeyFigure({ label, value, note, lead = false }: KeyFigureProps) {
  return (
    <div className={lead ? 'key-figure key-figure-lead' : 'key-figure'}>
      <dt>{label}</dt>
      <dd className="key-figure-value">{value}</dd>
      {note !== undefined && <dd className="key-figure-note">{note}</dd>}
    </div>
  )
}

/** A band of figures, separated by lines; two a row on a small screen. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <dl className="key-figures">{children}</dl>
}
