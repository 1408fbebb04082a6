import { AmountInput, ChoiceInput, DateInput, IntegerInput, Toggle } from '#client/ui/inputs'
import { Places } from '../places'
import type { FilterControl } from './FilterControl'
import { PlaceFilter } from './PlaceFilter'

interface FilterProps {
  readonly control: FilterControl<string>
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

const choice = { asList: true, placeholder: 'Tous' }
const percent = { unit: '%', minimum: 0, maximum: 100 }

/** One filter of a list, by the kind of what it asks for. */
export function Filter({ control, value, onChange }: FilterProps) {
  const { label } = control
  switch (control.kind) {
    case 'choice':
      return (
        <ChoiceInput {...choice} label={label} choices={control.choices} value={value} onChange={asText(onChange)} />
      )
    case 'day':
      return <DateInput label={label} value={value} onChange={onChange} />
    case 'amount':
      return <AmountInput label={label} value={asNumber(value)} onChange={asText(onChange)} />
    case 'percent':
      return <IntegerInput {...percent} label={label} value={asNumber(value)} onChange={asText(onChange)} />
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
      return (
        <Places kind="any">
          <PlaceFilter label={label} value={value} onChange={onChange} />
        </Places>
      )
  }
}

const asNumber = (value: string | null): number | null => (value === null ? null : Number(value))

/** What is typed, as an address carries it. */
const asText = (onChange: FilterProps['onChange']) => (value: string | number | null) => {
  onChange(value === null ? null : String(value))
}
