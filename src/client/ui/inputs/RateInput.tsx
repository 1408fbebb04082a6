import { formatNumber } from '../formats/numbers'
import { NumberInput, type NumberProps } from './NumberInput'

/** Two decimals, or as many as the column keeps when there are more. */
function writePercentage(percentage: number): string {
  const decimals = String(percentage).split('.')[1]?.length ?? 0
  return formatNumber(percentage, { decimals: Math.max(2, Math.min(decimals, 4)) })
}
const writing = { scale: 100, step: 0.05, inputMode: 'decimal', write: writePercentage } as const

/** A rate typed as a percentage and given as a fraction: `3,45` → 0.0345. Arrows add 0,05 point, with Shift 0,5. */
export function RateInput(props: NumberProps) {
  return <NumberInput {...props} unit="%" writing={writing} />
}
