import type { ComponentProps, ReactNode } from 'react'
import { SliderField } from '#client/forms'
import type { LeverRange } from './leverRanges'
import './inputs.css'

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
