import type { Field, FieldKind, ResourceDefinition } from '#contract'

/** A good value of each kind of field. */
const SAMPLES: Partial<Readonly<Record<FieldKind, unknown>>> = {
  amount: 1_234.56,
  rate: 0.0345,
  integer: 2_000,
  decimal: 2.5,
  date: '2031-04-05',
  flag: true,
  email: 'quelqu.un@courriel.example',
  phone: '06 39 98 12 34',
  postalCode: '34000',
  location: 'nantes-44000',
}

/** The last of its choices, all of them in another order where they are ranked, a number under its ceiling, or the sample of its kind. */
function sample({ kind, choices, maximum }: Field): unknown {
  if (choices && kind === 'list') return choices.map(({ value }) => value).reverse()
  if (choices) return choices.at(-1)?.value
  const value = SAMPLES[kind] ?? 'Étienne d’Œuvre'
  return typeof value === 'number' && maximum !== undefined ? Math.min(value, maximum) : value
}

/** A good value of each attribute that a person writes. */
export function samplesOf(definition: ResourceDefinition): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(definition.fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name, field]) => [name, sample(field)]),
  )
}
