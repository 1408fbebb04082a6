import { useId, useState } from 'react'
import type { Choice } from '#contract'
import { Combobox } from './Combobox'
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
  return choices.length <= RADIOS && !asList ? (
    <Radios choices={choices} {...props} />
  ) : (
    <List choices={choices} {...props} />
  )
}

function Radios({ choices, value, onChange, disabled = false, ...words }: ChoiceProps) {
  const name = useId()
  return (
    <FieldFrame {...words} group>
      {(control) => (
        <div
          className={isShort(choices) ? 'choice-segments' : 'choice-list'}
          role="radiogroup"
          aria-label={words.label}
          aria-invalid={control['aria-invalid']}
          aria-required={control['aria-required']}
        >
          {choices.map((choice) => (
            <label key={choice.value}>
              <input
                type="radio"
                name={name}
                disabled={disabled}
                checked={choice.value === value}
                onChange={() => {
                  onChange(choice.value)
                }}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

function List(props: ChoiceProps) {
  return <FieldFrame {...wordsOf(props)}>{(control) => <SearchableList {...props} control={control} />}</FieldFrame>
}

const wordsOf = ({ label, help, error, required, hideLabel }: ChoiceProps) => ({
  label,
  help,
  error,
  required,
  hideLabel,
})

/** What a search looks at: no accents, no capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An emptied line takes the choice back where one is not required; a text that was not taken is dropped. */
function SearchableList({
  choices,
  placeholder = 'Choisissez',
  value,
  onChange,
  required = false,
  disabled = false,
  control,
}: ChoiceProps & { control: ControlProps }) {
  const [typed, setTyped] = useState<string | null>(null)
  const written = choices.find((choice) => choice.value === value)?.label ?? ''
  const leave = () => {
    setTyped(null)
    if (typed === '' && !required && value !== null) onChange(null)
  }
  return (
    <Combobox
      control={control}
      text={typed ?? written}
      options={typed === null ? choices : choices.filter(({ label }) => plain(label).includes(plain(typed)))}
      current={value}
      notice="Aucun choix ne répond à ce texte"
      placeholder={placeholder}
      disabled={disabled}
      onType={setTyped}
      onChoose={(chosen) => {
        setTyped(null)
        onChange(chosen.value)
      }}
      onLeave={leave}
    />
  )
}
