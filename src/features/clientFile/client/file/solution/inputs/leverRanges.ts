import type { LeverName } from './useSliderPreview'

/** Ends and step of a slider, in the unit of its value. */
export interface LeverRange {
  readonly from: number
  readonly to: number
  readonly step: number
}

export const leverRanges: Readonly<Record<LeverName, LeverRange>> = {
  investment_price: { from: 50_000, to: 600_000, step: 1_000 },
  contribution: { from: 0, to: 200_000, step: 1_000 },
  loan_duration: { from: 5, to: 30, step: 1 },
  loan_rate: { from: 0, to: 0.08, step: 0.0005 },
  suggested_rent: { from: 200, to: 2_500, step: 10 },
}
