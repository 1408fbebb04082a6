import { DownOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import type { ControlProps } from './FieldFrame'
import { comboboxAttributes, OptionList } from './OptionList'
import { useOptionList, type OptionChoice } from './useOptionList'
import './combobox.css'

interface ComboboxProps extends OptionChoice {
  readonly control: ControlProps
  /** What the field shows: what is being typed, else the value in words. */
  readonly text: string
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  /** What is typed is free: Enter takes an option only once an arrow has reached one. */
  readonly isFree?: boolean
  readonly placeholder?: string | undefined
  readonly disabled?: boolean
}

/** A line to type in, and a list of what answers it (the combobox of the ARIA Authoring Practices); the focus stays in the line. */
export function Combobox({
  control,
  text,
  onType,
  onLeave,
  isFree = false,
  placeholder,
  disabled = false,
  ...choice
}: ComboboxProps) {
  const { isShown, reached, openAt, open, close, choose, onKeyDown } = useOptionList({ ...choice, isFree })
  const list = { id: `${control.id}-list`, isShown, reached }
  return (
    <div className="combobox">
      <Input
        {...control}
        {...comboboxAttributes(list)}
        placeholder={placeholder}
        disabled={disabled}
        suffix={isFree ? undefined : <DownOutlined aria-hidden />}
        value={text}
        onChange={(event) => {
          onType(event.target.value)
          openAt(0)
        }}
        onKeyDown={onKeyDown}
        onClick={open}
        onFocus={({ currentTarget }) => {
          if (!isFree) currentTarget.select()
        }}
        onBlur={() => {
          close()
          onLeave()
        }}
      />
      <OptionList {...list} {...choice} onChoose={choose} />
    </div>
  )
}
