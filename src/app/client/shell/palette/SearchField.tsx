import { useEffect, useRef, type KeyboardEvent } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { usePaletteWords } from './usePaletteWords'

interface SearchFieldProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Id of the list of what is found. */
  readonly list: string
  /** Id of the line of the list that Enter chooses; absent where nothing is found. */
  readonly activeOption: string | undefined
}

/** Where one types, which keeps the focus while the arrows go through what is found. */
export function SearchField({ typed, onType, onKeyDown, list, activeOption }: SearchFieldProps) {
  const entry = useRef<InputRef>(null)
  const { finds, placeholder } = usePaletteWords()
  useEffect(() => {
    entry.current?.focus()
  }, [])
  return (
    <div className="palette-entry">
      <Input
        ref={entry}
        variant="borderless"
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        role="combobox"
        aria-label={finds}
        placeholder={placeholder}
        autoComplete="off"
        aria-expanded={activeOption !== undefined}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={activeOption}
        value={typed}
        onChange={({ target }) => {
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
