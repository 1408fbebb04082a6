import { formatNumber } from '../formats/numbers'
import { NumberInput, type NumberProps } from './NumberInput'

const writing = { scale: 1, step: 0.5, inputMode: 'decimal', write: (value: number) => formatNumber(value) } as const

/** A number with decimals: a surface, a number of parts. Arrows add 0,5, with Shift 5. */
export function DecimalInput(props: NumberProps) {
  return <NumberInput {...props} writing={writing} />
}
