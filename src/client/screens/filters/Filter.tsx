import { AmountInput, ChoiceInput, DateInput, IntegerInput, Toggle } from '#client/ui/inputs'
import type { FilterControl } from './FilterControl'
import { PlaceFilter } from './PlaceFilter'

/** One filter of a list, by the kind of what it asks for. */
export function Filter({
  control,
  value,
  onChange,
}: {
  control: FilterControl<string>
  value: string | null
  onChange: (value: string | null) => void
}) {
  const { label } = control
  switch (control.kind) {
    case 'choice':
      return (
        <ChoiceInput
          label={label}
          asList
          placeholder="Tous"
          choices={control.choices}
          value={value}
          onChange={(chosen) => {
            onChange(chosen === null ? null : String(chosen))
          }}
        />
      )
    case 'day':
      return <DateInput label={label} value={value} onChange={onChange} />
    case 'amount':
      return (
        <AmountInput
          label={label}
          value={value === null ? null : Number(value)}
          onChange={(amount) => {
            onChange(amount === null ? null : String(amount))
          }}
        />
      )
    case 'percent':
      return (
        <IntegerInput
          label={label}
          unit="%"
          minimum={0}
          maximum={100}
          value={value === null ? null : Number(value)}
          onChange={(percent) => {
            onChange(percent === null ? null : String(percent))
          }}
        />
      )
    case 'switch':
      return (
        <Toggle
          label={label}
          value={value === '1'}
          onChange={(isOn) => {
            onChange(isOn === true ? '1' : null)
          }}
        />
      )
    case 'place':
      return <PlaceFilter label={label} value={value} onChange={onChange} />
  }
}
