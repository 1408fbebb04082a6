import { Checkbox, type CheckboxProps } from 'antd'

/** Four lots fit side by side. */
export const MOST_COMPARED = 4

export interface ComparedLots {
  readonly compared: readonly string[]
  readonly onCompare: (id: string, isCompared: boolean) => void
}

/** Puts a lot, by its id, side by side with others, of which only so many fit. */
export function CompareCheckbox({
  lot,
  compared,
  onCompare,
  ...checkbox
}: ComparedLots & Omit<CheckboxProps, 'checked' | 'disabled' | 'onChange'> & { lot: string }) {
  const isCompared = compared.includes(lot)
  return (
    <Checkbox
      {...checkbox}
      checked={isCompared}
      disabled={compared.length >= MOST_COMPARED && !isCompared}
      onChange={(event) => {
        onCompare(lot, event.target.checked)
      }}
    />
  )
}
