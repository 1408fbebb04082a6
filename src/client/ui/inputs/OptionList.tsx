import { useLayoutEffect, useRef } from 'react'
import type { OptionChoice } from './useOptionList'

interface ListState {
  readonly id: string
  readonly isShown: boolean
  /** The place that the arrows have reached. */
  readonly reached: number | undefined
}

const optionId = (list: string, place: number): string => `${list}-${place}`

/** What ties the line of a combobox to its list. */
export const comboboxAttributes = ({ id, isShown, reached }: ListState) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': id,
    'aria-activedescendant': reached === undefined ? undefined : optionId(id, reached),
  }) as const

/** What answers the text of a combobox. */
export function OptionList({ id, isShown, reached, options, current, onChoose, notice }: ListState & OptionChoice) {
  return (
    <div className="combobox-list" hidden={!isShown}>
      <ul id={id} role="listbox" aria-label="Choix">
        {isShown &&
          options.map((option, place) => (
            <Line
              key={option.value}
              id={optionId(id, place)}
              label={option.label}
              isCurrent={option.value === current}
              isActive={place === reached}
              onChoose={() => {
                onChoose(option)
              }}
            />
          ))}
      </ul>
      {options.length === 0 && <p role="status">{notice}</p>}
    </div>
  )
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly isCurrent: boolean
  readonly isActive: boolean
  readonly onChoose: () => void
}

/** Chosen by the pointer without taking the focus. The keys are heard by the line above the list. */
function Line({ id, label, isCurrent, isActive, onChoose }: LineProps) {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={isActive ? 'combobox-active' : undefined}
      onMouseDown={(event) => {
        event.preventDefault()
      }}
      onMouseUp={onChoose}
    >
      {label}
    </li>
  )
}
