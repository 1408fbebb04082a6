import type { ComponentProps, ReactNode } from 'react'
import { SliderField } from '#client/forms'
import './inputs.css'

/** Ends and step of a slider, in the unit of its value. */
interface LeverRange {
  readonly from: number
  readonly to: number
  readonly step: number
}

export const leverRanges = {
  investment_price: { from: 50_000, to: 600_000, step: 1_000 },
  contribution: { from: 0, to: 200_000, step: 1_000 },
  loan_duration: { from: 5, to: 30, step: 1 },
  loan_rate: { from: 0, to: 0.08, step: 0.0005 },
  suggested_rent: { from: 200, to: 2_500, step: 10 },
} as const satisfies Readonly<Record<string, LeverRange>>

/** An answer of the operation that a slider varies. */
export type LeverName = keyof typeof leverRanges

interface LeverProps extends Pick<ComponentProps<typeof SliderField>, 'name' | 'fallback' | 'onSlide' | 'warning'> {
  readonly range: LeverRange
  /** What a step of it changes. */
  readonly step?: ReactNode
  /** Where the value that is taken while the field is empty comes from. */
  readonly children?: ReactNode
}

/** An answer that one varies first: typed or slid, with a line under it. */
export const Lever = ({ range, step, children, ...slider }: LeverProps) => (
  <div className="lever">
    <SliderField isCompact {...range} {...slider} />
    <div className="lever-note">
      <span className="lever-origin">{children}</span>
      {step}
    </div>
  </div>
)
