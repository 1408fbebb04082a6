import { useId } from 'react'
import { Radio, Select } from 'antd'
import type { Choice } from '#contract'
import { FieldFrame, type ControlProps, type InputProps } from './FieldFrame'

type Value = string | number
interface ChoiceProps extends Omit<InputProps<Value>, 'onBlur'> {
  readonly choices: readonly Choice[]
  /** Stands in a list where nothing is chosen. */
  readonly placeholder?: string
  /** A list to open however few there are, where room is short. */
  readonly asList?: boolean
}

/** Beyond this many, a list to open. */
const RADIOS = 6
/** Up to this many characters in all, radios stand in one segmented bar. */
const SEGMENTED_CHARACTERS = 40

const isShort = (choices: readonly Choice[]): boolean =>
  choices.length <= 4 && choices.reduce((length, { label }) => length + label.length, 0) <= SEGMENTED_CHARACTERS

/** One value of a list: radios up to six, which every screen reader names, else a list with a search. */
export function ChoiceInput({ choices, asList = false, ...props }: ChoiceProps) {
  return choices.length <= RADIOS && !asList ? <Radios choices={choices} {...props} /> : <List choices={choices} {...props} />
}

function Radios({ choices, value, onChange, disabled = false, ...words }: ChoiceProps) {
  const name = useId()
  const segmented = isShort(choices)
  return (
    <FieldFrame {...words} group>
      {(control) => (
        <Radio.Group
          className={segmented ? 'choice-segments' : 'choice-list'} optionType={segmented ? 'button' : 'default'} name={name} disabled={disabled}
          aria-invalid={control['aria-invalid']} aria-required={control['aria-required']} aria-label={words.label}
          value={value} onChange={(event) => { onChange(chosen(choices, event.target.value)) }}
          options={choices.map((choice) => ({ ...choice }))}
        />
      )}
    </FieldFrame>
  )
}

/** What antd gives back is one of the values that it was given. */
function chosen(choices: readonly Choice[], value: unknown): Value | null {
  return choices.find((choice) => choice.value === value)?.value ?? null
}

function List(props: ChoiceProps) {
  return <FieldFrame {...wordsOf(props)}>{(control) => <SearchableList {...props} control={control} />}</FieldFrame>
}

const wordsOf = ({ label, help, error, required, hideLabel }: ChoiceProps) => ({ label, help, error, required, hideLabel })

/** antd's list does not say its value to screen readers: a hidden text that describes the control does. */
function SearchableList({ choices, placeholder = 'Choisissez', value, onChange, error, required = false, disabled = false, control }: ChoiceProps & { control: ControlProps }) {
  const valueId = `${control.id}-value`
  const label = choices.find((choice) => choice.value === value)?.label ?? 'Aucun choix'
  return (
    <>
      <Select
        {...control} aria-describedby={[valueId, control['aria-describedby']].filter(Boolean).join(' ')}
        showSearch={{ optionFilterProp: 'label' }} allowClear={!required} placeholder={placeholder} disabled={disabled}
        status={error === undefined ? '' : 'error'} value={value} options={choices.map((choice) => ({ ...choice }))}
        onChange={(next: Value | undefined) => { onChange(next ?? null) }}
      />
      <span id={valueId} className="visually-hidden">{label}</span>
    </>
  )
}
