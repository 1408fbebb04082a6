import { Radio } from 'antd'
import type { Choice } from '#contract'
import { FieldFrame, type InputProps } from './FieldFrame'
import { SelectInput } from './SelectInput'

interface ChoiceProps extends InputProps<string | number> {
  readonly choices: readonly Choice[]
  /** Stands in a list where nothing is chosen. */
  readonly placeholder?: string
  /** A list to open however few there are, where room is short. */
  readonly asList?: boolean
}

/** Beyond this many, a list to open. */
const RADIOS = 6
/** Up to this many characters in all, radios stand in one bar. */
const BAR_CHARACTERS = 40

const isShort = (choices: readonly Choice[]): boolean =>
  choices.length <= 4 && choices.reduce((length, { label }) => length + label.length, 0) <= BAR_CHARACTERS

/** One value of a few: radios up to six, else a list with a search. */
export function ChoiceInput({ choices, asList = false, ...props }: ChoiceProps) {
  return choices.length <= RADIOS && !asList ? (
    <Radios choices={choices} {...props} />
  ) : (
    <SelectInput choices={choices} {...props} />
  )
}

function Radios({ choices, value, onChange, disabled = false, ...words }: ChoiceProps) {
  const isBar = isShort(choices)
  return (
    <FieldFrame {...words} group>
      {(control) => (
        <Radio.Group
          className={isBar ? 'choice-bar' : 'choice-list'}
          optionType={isBar ? 'button' : 'default'}
          block={isBar}
          aria-label={words.label}
          aria-invalid={control['aria-invalid']}
          aria-required={control['aria-required']}
          options={[...choices]}
          disabled={disabled}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        />
      )}
    </FieldFrame>
  )
}
