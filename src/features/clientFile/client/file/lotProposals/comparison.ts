import { propertyStatuses } from '#features/catalogue/contract'
import { formatDate, formatNumber } from '#client/ui'
import type { LotRow } from './LotRow'
import { lotKind, schemeName } from './lotWords'
import { euros, percent } from './rankings'

export interface ComparedFact {
  readonly label: string
  readonly write: (row: LotRow, nameOf: (slug: string | null) => string) => string
  /** What the best of the lots is told by; absent where none is better. */
  readonly value?: (row: LotRow) => number | null | undefined
  readonly highest?: boolean
}

/** What lots are compared by. @param years years shown */
export const comparedFacts = (years: number): readonly ComparedFact[] => [
  { label: 'Prix', write: ({ lot }) => euros(lot.property_price), value: ({ lot }) => lot.property_price },
  { label: 'Type', write: ({ lot }) => lotKind(lot) },
  {
    label: 'Prix au m²',
    write: ({ lot: { property_price: price, surface } }) => euros(price !== null && surface ? price / surface : null),
    value: ({ lot: { property_price: price, surface } }) => (price !== null && surface ? price / surface : null),
  },
  { label: 'Commune', write: ({ lot: { program } }, nameOf) => nameOf(program.municipality) },
  { label: 'Dispositif', write: ({ lot }) => schemeName(lot) },
  {
    label: 'Livraison',
    write: ({ lot: { program } }) => (program.delivery_date === null ? '—' : formatDate(program.delivery_date)),
  },
  {
    label: 'Loyer estimé',
    write: ({ lot }) => euros(lot.suggested_rent),
    value: ({ lot }) => lot.suggested_rent,
    highest: true,
  },
  {
    label: 'Effort moyen',
    write: ({ outcome }) => euros(outcome?.indicators.average_effort),
    value: ({ outcome }) => outcome?.indicators.average_effort,
  },
  {
    label: 'Effort max',
    write: ({ outcome }) =>
      outcome ? `${euros(outcome.indicators.max_effort.amount)} en ${outcome.indicators.max_effort.year}` : '—',
    value: ({ outcome }) => outcome?.indicators.max_effort.amount,
  },
  {
    label: `Gain net à ${years} ans`,
    write: ({ outcome }) => euros(outcome?.gain),
    value: ({ outcome }) => outcome?.gain,
    highest: true,
  },
  {
    label: 'TRI',
    write: ({ outcome }) => percent(outcome?.indicators.irr_after_tax),
    value: ({ outcome }) => outcome?.indicators.irr_after_tax,
    highest: true,
  },
  {
    label: 'Endettement après',
    write: ({ outcome }) => percent(outcome?.indicators.debt_ratio_after),
    value: ({ outcome }) => outcome?.indicators.debt_ratio_after,
  },
  {
    label: 'Économie d’impôt',
    write: ({ outcome }) => euros(outcome?.indicators.total_tax_saving),
    value: ({ outcome }) => outcome?.indicators.total_tax_saving,
    highest: true,
  },
  {
    label: 'Note',
    write: ({ score }) => (score.value === null ? '—' : `${formatNumber(score.value, { decimals: 1 })}/5`),
    value: ({ score }) => score.value,
    highest: true,
  },
  {
    label: 'Compatibilité',
    write: ({ faults, explanation, outcome }) => faults.join(', ') || (outcome ? 'Convient' : (explanation ?? '—')),
  },
  { label: 'Statut', write: ({ lot: { status } }) => (status === null ? '—' : propertyStatuses[status]) },
]

/** Which of the lots are the best by a fact: none where all are alike. */
export function bestOf(
  { value, highest = false }: Pick<ComparedFact, 'value' | 'highest'>,
  rows: readonly LotRow[],
): ReadonlySet<LotRow> {
  if (!value) return new Set()
  const values = rows.map((row) => value(row) ?? null)
  const known = values.filter((each) => each !== null)
  const best = highest ? Math.max(...known) : Math.min(...known)
  const isAlike = known.every((each) => each === best)
  return new Set(isAlike ? [] : rows.filter((_row, index) => values[index] === best))
}
