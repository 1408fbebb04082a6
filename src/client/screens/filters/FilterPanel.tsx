import { useId, useState } from 'react'
import { FilterOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import type { Choice } from '#contract'
import { AmountInput, ChoiceInput, DateInput, IntegerInput, Toggle } from '#client/ui/inputs'
import { PlaceFilter } from './PlaceFilter'
import './filterPanel.css'

/** How a filter is asked for. */
export type FilterControl<Name extends string> =
  | { readonly kind: 'choice'; readonly name: Name; readonly label: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'day' | 'amount' | 'percent' | 'switch' | 'place'; readonly name: Name; readonly label: string }

interface FilterPanelProps<Name extends string> {
  readonly controls: readonly FilterControl<Name>[]
  readonly values: Readonly<Partial<Record<Name, string>>>
  readonly onChange: (change: Readonly<Partial<Record<Name, string | null>>>) => void
}

/** The filters of a list, behind a button that says how many are in use. */
export function FilterPanel<Name extends string>({ controls, values, onChange }: FilterPanelProps<Name>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const used = controls.filter(({ name }) => values[name] !== undefined)
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
            set(
              used.map(({ name }) => name),
              null,
            )
          }}
        >
          Effacer
        </Button>
      )}
      <div id={id} className="filter-panel" hidden={!isOpen}>
        {isOpen &&
          controls.map((control) => (
            <Filter
              key={control.name}
              control={control}
              value={values[control.name] ?? null}
              onChange={(value) => {
                set([control.name], value)
              }}
            />
          ))}
      </div>
    </>
  )
}

function Filter({
  control,
  value,
  onChange,
}: {
  control: FilterControl<string>
  value: string | null
  onChange: (value: string | null) => void
}) {
  const { label } = control
  switch (control.kind) {
    case 'choice':
      return (
        <ChoiceInput
          label={label}
          asList
          placeholder="Tous"
          choices={control.choices}
          value={value}
          onChange={(chosen) => {
            onChange(chosen === null ? null : String(chosen))
          }}
        />
      )
    case 'day':
      return <DateInput label={label} value={value} onChange={onChange} />
    case 'amount':
      return (
        <AmountInput
          label={label}
          value={value === null ? null : Number(value)}
          onChange={(amount) => {
            onChange(amount === null ? null : String(amount))
          }}
        />
      )
    case 'percent':
      return (
        <IntegerInput
          label={label}
          unit="%"
          minimum={0}
          maximum={100}
          value={value === null ? null : Number(value)}
          onChange={(percent) => {
            onChange(percent === null ? null : String(percent))
          }}
        />
      )
    case 'switch':
      return (
        <Toggle
          label={label}
          value={value === '1'}
          onChange={(isOn) => {
            onChange(isOn === true ? '1' : null)
          }}
        />
      )
    case 'place':
      return <PlaceFilter label={label} value={value} onChange={onChange} />
  }
}
