import { formatPercent } from '#client/ui'
import { Amount } from '#client/ui/explanation'

interface DebtGaugeProps {
  /** Fractions; null without income. */
  readonly before: number | null
  readonly after: number | null
  readonly limit: number
}

/** The gauge goes up to this ratio; what is beyond fills it. */
const END = 0.5
/** Where banks begin to look twice: a practice. */
const WATCH = 0.33

const place = (ratio: number): string => `${Math.min(1, ratio / END) * 100}%`
const written = (ratio: number | null): string => formatPercent(ratio, { decimals: 1 })

/** How much of the income the debts take, before the investment and after, against the limits. */
export function DebtGauge({ before, after, limit }: DebtGaugeProps) {
  const marks = [...new Set([WATCH, limit])].sort((one, other) => one - other)
  return (
    <figure className="debt-gauge">
      <figcaption>
        Endettement <Amount figure="debt_ratio_before" value={before} unit="rate" written={written(before)} /> avant{' '}
        <span aria-hidden>→</span>{' '}
        <Amount figure="debt_ratio_after" value={after} unit="rate" written={written(after)} /> après
      </figcaption>
      <div className="debt-gauge-track" aria-hidden>
        <span
          className={after !== null && after > limit ? 'debt-gauge-after debt-gauge-over' : 'debt-gauge-after'}
          style={{ width: place(after ?? 0) }}
        />
        <span className="debt-gauge-before" style={{ width: place(before ?? 0) }} />
        {marks.map((mark) => (
          <span key={mark} className="debt-gauge-mark" style={{ insetInlineStart: place(mark) }} />
        ))}
      </div>
      <p className="debt-gauge-legend">
        {`Repères\u00a0: ${formatPercent(WATCH, { decimals: 0 })} vigilance des banques, `}
        <Amount
          figure="max_debt_ratio"
          value={limit}
          unit="rate"
          written={formatPercent(limit, { decimals: Number.isInteger(limit * 100) ? 0 : 1 })}
        />{' '}
        limite retenue.
      </p>
    </figure>
  )
}
