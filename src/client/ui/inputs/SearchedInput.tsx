import { useState } from 'react'
import type { Choice } from '#contract'
import { answers, NO_ANSWER, NOTHING } from './choiceSearch'
import { Combobox } from './Combobox'
import { FieldFrame, type InputProps } from './FieldFrame'

interface SearchedProps extends InputProps<string> {
  /** Their values are strings. */
  readonly choices: readonly Choice[]
  /** Stands where nothing is chosen. */
  readonly placeholder: string
}

/**
 * One value of a list that is searched by its letters, as `SelectInput`, a quarter of its weight: for pages that open with it. An emptied
 * line takes the value back where one is not required.
 */
export function SearchedInput({ choices, placeholder, value, onChange, disabled = false, ...words }: SearchedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const mayBeEmptied = words.required !== true && value !== null
  const choose = (chosen: string | null) => {
    setTyped(null)
    onChange(chosen)
  }
  const all = mayBeEmptied ? [NOTHING, ...choices] : choices
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Combobox
          control={control}
          text={typed ?? choices.find((choice) => choice.value === value)?.label ?? ''}
          options={typed === null ? all : choices.filter(({ label }) => answers(label, typed))}
          current={value}
          notice={NO_ANSWER}
          placeholder={placeholder}
          disabled={disabled}
          onType={setTyped}
          onChoose={({ value: chosen }) => {
            choose(chosen === NOTHING.value ? null : String(chosen))
          }}
          onLeave={() => {
            if (typed === '' && mayBeEmptied) choose(null)
            else setTyped(null)
          }}
        />
      )}
    </FieldFrame>
  )
}
