import { formatNumber } from '../formats/numbers'
import { NumberInput, type NumberProps } from './NumberInput'

/** Cents are written only when there are some. */
const writing = {
  scale: 1,
  step: 100,
  inputMode: 'decimal',
  write: (euros: number) => formatNumber(euros, { decimals: Number.isInteger(euros) ? 0 : 2 }),
} as const

/** An amount in euros. Accepts `250 000 €`, `250k`, `1 234,5`; arrows add 100 €, with Shift 1 000 €. */
export function AmountInput({ unit = '€', ...props }: NumberProps) {
  return <NumberInput {...props} unit={unit} writing={writing} />
}
