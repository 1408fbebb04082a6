import type { ComponentType } from 'react'
import { useSectionField } from '#client/forms'
import { Amount } from '#client/ui/explanation'
import { unitOf } from '../explanation/unitOf'

export interface TakenProps {
  readonly name: string
  /** What is taken while the field is empty: euros, years, a fraction; undefined where nothing is. */
  readonly value: number | undefined
  /** Where it comes from: « calculé : taux de la société ». */
  readonly origin: string
}

export type AssumingField = ComponentType<{ readonly name: string; readonly assumed?: number | undefined }>

/** A field that may be left empty: it then shows what the calculation takes, and under it where that comes from. */
export const TakenField = ({ Field, ...taken }: TakenProps & { readonly Field: AssumingField }) => (
  <div className="assumed-field">
    <Field name={taken.name} assumed={taken.value} />
    <p className="taken">
      <TakenOrigin {...taken} />
    </p>
  </div>
)

/** Where a value taken for an empty field comes from: what explains it. */
export function TakenOrigin({ name, value, origin }: TakenProps) {
  const { field, value: typed } = useSectionField(name)
  if ((typed ?? null) !== null || value === undefined) return null
  const unit = field.kind === 'rate' ? 'rate' : unitOf(field)
  return <Amount figure={`taken.${name}`} value={value} unit={unit} written={origin} />
}
