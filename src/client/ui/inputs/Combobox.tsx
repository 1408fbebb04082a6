import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { DownOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import type { ControlProps } from './FieldFrame'
import './combobox.css'

export interface Option {
  readonly value: string | number
  readonly label: string
}

interface ComboboxProps {
  readonly control: ControlProps
  /** What the field shows: what is being typed, else the value in words. */
  readonly text: string
  readonly onType: (text: string) => void
  /** What answers the text. */
  readonly options: readonly Option[]
  readonly current?: string | number | null
  readonly onChoose: (option: Option) => void
  readonly onLeave: () => void
  /** Says why there are no options; without it, no list opens where there are none. */
  readonly notice?: string | undefined
  /** What is typed is free: Enter takes an option only once an arrow has reached one. */
  readonly isFree?: boolean
  readonly placeholder?: string | undefined
  readonly disabled?: boolean
}

/** Nothing in the list is under the arrows. */
const NONE = -1

/** A line to type in, and a list of what answers it (the combobox of the ARIA Authoring Practices); the focus stays in the line. */
export function Combobox({
  control,
  text,
  onType,
  options,
  current = null,
  onChoose,
  onLeave,
  notice,
  isFree = false,
  placeholder,
  disabled = false,
}: ComboboxProps) {
  const { isOpen, active, show, close, move } = useList(options.length)
  const first = isFree ? NONE : 0
  const listId = `${control.id}-list`
  const optionId = (place: number) => `${listId}-${place}`
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const open = () => {
    show(
      isFree
        ? NONE
        : Math.max(
            0,
            options.findIndex(({ value }) => value === current),
          ),
    )
  }

  const press = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const reached = isOpen ? options[active] : undefined
    if (direction !== 0) {
      if (isOpen) move(direction)
      else open()
    } else if (event.key === 'Enter' && reached) choose(reached)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isShown = isOpen && (options.length > 0 || notice !== undefined)
  return (
    <div className="combobox">
      <Input
        {...control}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && options[active] ? optionId(active) : undefined}
        placeholder={placeholder}
        disabled={disabled}
        suffix={isFree ? undefined : <DownOutlined aria-hidden />}
        value={text}
        onChange={(event) => {
          onType(event.target.value)
          show(first)
        }}
        onKeyDown={press}
        onClick={open}
        onFocus={({ currentTarget }) => {
          if (!isFree) currentTarget.select()
        }}
        onBlur={() => {
          close()
          onLeave()
        }}
      />
      <div className="combobox-list" hidden={!isShown}>
        <ul id={listId} role="listbox" aria-label="Choix">
          {isShown &&
            options.map((option, place) => (
              <Line
                key={option.value}
                id={optionId(place)}
                label={option.label}
                isCurrent={option.value === current}
                isActive={place === active}
                onChoose={() => {
                  choose(option)
                }}
              />
            ))}
        </ul>
        {options.length === 0 && <p role="status">{notice}</p>}
      </div>
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

/** Whether the list is open, and the place that the arrows have reached in it. */
function useList(length: number) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  return {
    isOpen,
    active,
    show: (place: number) => {
      setOpen(true)
      setActive(place)
    },
    close: () => {
      setOpen(false)
    },
    move: (direction: 1 | -1) => {
      setActive(Math.min(Math.max(active + direction, 0), length - 1))
    },
  }
}
