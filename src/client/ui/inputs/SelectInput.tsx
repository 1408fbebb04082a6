import { DownOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import type { Choice } from '#contract'
import { answers, NO_ANSWER, NOTHING } from './choiceSearch'
import { FieldFrame, type InputProps } from './FieldFrame'

type Value = string | number

interface SelectProps extends InputProps<Value> {
  readonly choices: readonly Choice[]
  /** Stands where nothing is chosen. */
  readonly placeholder?: string
}

/**
 * One value of a list that is searched by its letters. antd 6.6.8 writes the value beside a combobox that stays empty (#52987), and tells three of
 * the options of a virtual list: the value is part of the name, and the list is whole. Its own arrow is read out, as
 * “down”; its own cross has an English name, and no key reaches it.
 */
export function SelectInput({
  choices,
  placeholder = 'Choisissez',
  value,
  onChange,
  disabled = false,
  ...words
}: SelectProps) {
  const mayBeEmptied = words.required !== true && value !== null
  return (
    <FieldFrame {...words}>
      {(control, labelId) => (
        <Select<Value>
          {...control}
          aria-labelledby={`${labelId} ${control.id}-value`}
          labelRender={({ label }) => <span id={`${control.id}-value`}>{label}</span>}
          virtual={false}
          suffixIcon={<DownOutlined aria-hidden />}
          showSearch={{
            filterOption: (typed, option) => answers(typeof option?.label === 'string' ? option.label : '', typed),
          }}
          notFoundContent={NO_ANSWER}
          options={mayBeEmptied ? [NOTHING, ...choices] : [...choices]}
          placeholder={placeholder}
          disabled={disabled}
          value={value}
          onChange={(chosen) => {
            onChange(chosen === NOTHING.value ? null : chosen)
          }}
        />
      )}
    </FieldFrame>
  )
}
