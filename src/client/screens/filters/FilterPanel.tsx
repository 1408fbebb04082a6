import { Suspense, useId, useState } from 'react'
import { FilterOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import type { FilterControl } from './FilterControl'
import './filterPanel.css'

const Filter = lazyPart(async () => (await import(/* webpackChunkName: "filters" */ './Filter')).Filter)

interface FilterPanelProps<Name extends string> {
  readonly controls: readonly FilterControl<Name>[]
  readonly values: Readonly<Partial<Record<Name, string>>>
  readonly onChange: (change: Readonly<Partial<Record<Name, string | null>>>) => void
}

/** The filters of a list, behind a button that says how many are in use. */
export function FilterPanel<Name extends string>({ controls, values, onChange }: FilterPanelProps<Name>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const used = controls.map(({ name }) => name).filter((name) => values[name] !== undefined)
  const set = (names: readonly Name[], value: string | null) => {
    const change: Partial<Record<Name, string | null>> = {}
    for (const name of names) change[name] = value
    onChange(change)
  }
  return (
    <>
      <Button
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        Filtres{used.length > 0 && ` (${used.length})`}
      </Button>
      {used.length > 0 && (
        <Button
          type="text"
          onClick={() => {
            set(used, null)
          }}
        >
          Effacer
        </Button>
      )}
      <div id={id} className="filter-panel" hidden={!isOpen}>
        {isOpen && <Filters controls={controls} values={values} onChange={set} />}
      </div>
    </>
  )
}

interface FiltersProps<Name extends string> extends Pick<FilterPanelProps<Name>, 'controls' | 'values'> {
  readonly onChange: (names: readonly Name[], value: string | null) => void
}

const Filters = <Name extends string>({ controls, values, onChange }: FiltersProps<Name>) => (
  <Suspense>
    {controls.map((control) => (
      <Filter
        key={control.name}
        control={control}
        value={values[control.name] ?? null}
        onChange={(value) => {
          onChange([control.name], value)
        }}
      />
    ))}
  </Suspense>
)
