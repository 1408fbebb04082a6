import { formatNumber } from '../formats/numbers'
import { NumberInput, type NumberProps } from './NumberInput'

const writing = { scale: 1, step: 1, inputMode: 'numeric', write: (count: number) => formatNumber(count) } as const

/** A whole number. Arrows add 1, with Shift 10. */
export function IntegerInput(props: NumberProps) {
  return <NumberInput {...props} writing={writing} />
}
