import type { ReactNode } from 'react'
import { Statistic } from 'antd'
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

/** A figure with its name: antd's, written by our formats. Inside a `KeyFigures` band. */
export function KeyFigure({ label, value, note, lead = false }: KeyFigureProps) {
  return (
    <li className={lead ? 'key-figure key-figure-lead' : 'key-figure'}>
      <Statistic title={label} formatter={() => value} classNames={{ content: 'key-figure-value' }} />
      {note !== undefined && <p className="key-figure-note">{note}</p>}
    </li>
  )
}

/** A band of figures, separated by lines; two a row on a small screen. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <ul className="key-figures">{children}</ul>
}
