import { formatNumber } from '#client/ui'
import './completeness.css'

interface CompletenessProps {
  /** Whole; null where it is not known. */
  readonly percent: number | null
  readonly isWide?: boolean
}

/** How much is filled, as a bar and in figures. */
export const Completeness = ({ percent, isWide = false }: CompletenessProps) => (
  <span className={isWide ? 'scpi-progress scpi-progress-wide' : 'scpi-progress'}>
    <span className={percent === 100 ? 'scpi-progress-bar scpi-progress-done' : 'scpi-progress-bar'} aria-hidden>
      <span style={{ width: `${String(percent ?? 0)}%` }} />
    </span>
    {!isWide && formatNumber(percent, { unit: '%' })}
  </span>
)
