import type { Field } from '#contract'
import type { Unit } from '#client/ui/explanation'

const units: Readonly<Record<string, Unit>> = {
  '€': 'euros',
  '€/mois': 'euros_per_month',
  '€/an': 'euros_per_year',
  '%': 'rate',
  ans: 'years',
  mois: 'months',
  'm²': 'square_meters',
  parts: 'parts',
}

/** The unit of an answer, as amounts are written; euros where it has none. */
export const unitOf = ({ unit = '€' }: Pick<Field, 'unit'>): Unit => units[unit] ?? 'euros'
