import { useState, type KeyboardEvent } from 'react'

export interface Option {
  readonly value: string | number
  readonly label: string
}

/** Nothing in the list is under the arrows. */
const NONE = -1

/** What a combobox offers. */
export interface OptionChoice {
  /** What answers the text. */
  readonly options: readonly Option[]
  readonly current?: string | number | null
  readonly onChoose: (option: Option) => void
  /** Says why there are no options; without it, no list opens where there are none. */
  readonly notice?: string | undefined
}

interface ListProps extends OptionChoice {
  /** What is typed is free: the list opens with no option reached. */
  readonly isFree: boolean
}

/** Whether the list of a combobox is open, the place that the arrows have reached in it, and the keys that lead through it. */
export function useOptionList({ options, current, isFree, notice, onChoose }: ListProps) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const openAt = (place: number) => {
    setOpen(true)
    setActive(isFree ? NONE : place)
  }
  const open = () => {
    const place = options.findIndex(({ value }) => value === current)
    openAt(Math.max(0, place))
  }
  const close = () => {
    setOpen(false)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const option = isOpen ? options[active] : undefined
    if (direction !== 0) {
      if (isOpen) setActive(Math.min(Math.max(active + direction, 0), options.length - 1))
      else open()
    } else if (event.key === 'Enter' && option) choose(option)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isShown = isOpen && (options.length > 0 || notice !== undefined)
  const reached = isShown && options[active] ? active : undefined
  return { isShown, reached, openAt, open, close, choose, onKeyDown }
}
