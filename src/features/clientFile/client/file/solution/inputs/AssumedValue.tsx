import type { ComponentType } from 'react'
import { selectSolution, type AssumedValues } from '../../../calculation'
import { useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Amount } from '#client/ui/explanation'

interface AssumedProps {
  readonly name: keyof AssumedValues
  /** Where the value comes from: « taux de la société ». */
  readonly origin: string
}

interface AssumedFieldProps extends AssumedProps {
  readonly Field: ComponentType<{ readonly name: string; readonly assumed?: number | undefined }>
}

/** A field that may be left empty: it then shows what the calculation takes, and under it where that comes from. */
export function AssumedField({ name, origin, Field }: AssumedFieldProps) {
  const value = useAppSelector((state) => selectSolution(state).defaults[name])
  return (
    <div className="assumed-field">
      <Field name={name} assumed={value} />
      <p className="taken">
        <AssumedOrigin name={name} origin={origin} />
      </p>
    </div>
  )
}

/** Where a value taken for an empty field comes from: what explains it. */
export function AssumedOrigin({ name, origin }: AssumedProps) {
  const { field, value: typed } = useSectionField(name)
  const value = useAppSelector((state) => selectSolution(state).defaults[name])
  if ((typed ?? null) !== null || value === undefined) return null
  const unit = field.kind === 'rate' ? 'rate' : field.unit === 'ans' ? 'years' : 'euros'
  return <Amount figure={`taken.${name}`} value={value} unit={unit} written={`calculé\u00a0: ${origin}`} />
}
