import { Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import type { LotFilter } from '../found/lotFilters'
import type { Search } from '../search/Search'
import type { SearchProps } from '../SearchProps'
import type { FilterGroup } from './filterGroups'

const FilterGroupPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './FilterGroupPanel')).FilterGroupPanel,
)

interface FilterButtonProps extends SearchProps {
  readonly group: FilterGroup
  /** Those of the group that are in use. */
  readonly used: readonly Pick<LotFilter, 'key' | 'text' | 'without'>[]
}

/** A filter as a button that says its value, opens what changes it, and takes it away. */
export function FilterButton({ group, used, ...props }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { frame, button } = useLeaving(() => {
    setOpen(false)
  })
  const words = used.map(({ text }) => text).join(', ')
  return (
    <div className={used.length > 0 ? 'filter-button filter-button-used' : 'filter-button'} {...frame}>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        {words === '' ? group.label : words}
        {words === '' && <DownOutlined aria-hidden />}
      </Button>
      {used.length > 0 && <Removal words={words} used={used} change={props.change} />}
      {isOpen && (
        <Suspense>
          <FilterGroupPanel {...props} group={group} />
        </Suspense>
      )}
    </div>
  )
}

function Removal({ words, used, change }: Pick<FilterButtonProps, 'used' | 'change'> & { readonly words: string }) {
  return (
    <Button
      icon={<CloseOutlined aria-hidden />}
      aria-label={`Retirer le filtre ${words}`}
      onClick={() => {
        change(used.reduce<Partial<Search>>((all, { without }) => ({ ...all, ...without }), {}))
      }}
    />
  )
}

/** What closes a panel under a button: Escape, which gives the focus back, and the focus that goes elsewhere. */
function useLeaving(close: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  return {
    button,
    frame: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // What a list of choices opens stands at the end of the page.
        const isInside = relatedTarget instanceof Element && relatedTarget.closest('.ant-select-dropdown') !== null
        if (!isInside && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        close()
        button.current?.focus()
      },
    },
  }
}
