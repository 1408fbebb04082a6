import { lotKind, schemeName } from '#features/catalogue/client/lots'
import { propertyStatuses } from '#features/catalogue/contract'
import { formatDate, formatNumber } from '#client/ui'
import type { LotRow } from './LotRow'
import { euros, percent } from './rankings'

type Value = (row: LotRow) => number | null | undefined

export interface ComparedFact {
  readonly label: string
  readonly write: (row: LotRow, nameOf: (slug: string | null) => string) => string
  /** What the best of the lots is told by; absent where none is better. */
  readonly value?: Value
  readonly highest?: boolean
}

const amount = (label: string, value: Value, highest = false): ComparedFact => ({
  label,
  write: (row) => euros(value(row)),
  value,
  highest,
})

const rate = (label: string, value: Value, highest = false): ComparedFact => ({
  label,
  write: (row) => percent(value(row)),
  value,
  highest,
})

const propertyFacts: readonly ComparedFact[] = [
  amount('Prix', ({ lot }) => lot.property_price),
  { label: 'Type', write: ({ lot }) => lotKind(lot) },
  amount('Prix au m²', ({ lot: { property_price: price, surface } }) =>
    price !== null && surface ? price / surface : null,
  ),
  { label: 'Commune', write: ({ lot: { program } }, nameOf) => nameOf(program.municipality) },
  { label: 'Dispositif', write: ({ lot }) => schemeName(lot) },
  {
    label: 'Livraison',
    write: ({ lot: { program } }) => (program.delivery_date === null ? '—' : formatDate(program.delivery_date)),
  },
  amount('Loyer estimé', ({ lot }) => lot.suggested_rent, true),
]

const outcomeFacts = (years: number): readonly ComparedFact[] => [
  amount('Effort moyen', ({ outcome }) => outcome?.indicators.average_effort),
  {
    label: 'Effort max',
    write: ({ outcome }) =>
      outcome ? `${euros(outcome.indicators.max_effort.amount)} en ${outcome.indicators.max_effort.year}` : '—',
    value: ({ outcome }) => outcome?.indicators.max_effort.amount,
  },
  amount(`Gain net à ${years} ans`, ({ outcome }) => outcome?.gain, true),
  rate('TRI', ({ outcome }) => outcome?.indicators.irr_after_tax, true),
  rate('Endettement après', ({ outcome }) => outcome?.indicators.debt_ratio_after),
  amount('Économie d’impôt', ({ outcome }) => outcome?.indicators.total_tax_saving, true),
]

const suitabilityFacts: readonly ComparedFact[] = [
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

/** What lots are compared by. @param years years shown */
export const comparedFacts = (years: number): readonly ComparedFact[] => [
  ...propertyFacts,
  ...outcomeFacts(years),
  ...suitabilityFacts,
]
