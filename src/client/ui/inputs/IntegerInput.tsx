import { NumberInput, type NumberProps } from './NumberInput'

const writing = { scale: 1, step: 1, inputMode: 'numeric', write: String } as const

/** A whole number, a year for one: its thousands are not set apart. Arrows add 1, with Shift 10. */
export function IntegerInput(props: NumberProps) {
  return <NumberInput {...props} writing={writing} />
}
