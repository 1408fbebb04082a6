import type { Outcome } from '#client/engine'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'

type Value<Row> = (row: Row) => number | null | undefined

/** What lots are compared by. */
export interface ComparedFact<Row> {
  readonly label: string
  readonly write: (row: Row) => string
  /** What the best of the lots is told by; absent where none is better. */
  readonly value?: Value<Row>
  readonly highest?: boolean
}

interface Better {
  readonly highest?: boolean
  readonly per?: 'mois'
}

/** Euros. */
export const amountFact = <Row>(
  label: string,
  value: Value<Row>,
  { highest = false, per }: Better = {},
): ComparedFact<Row> => ({ label, write: (row) => formatEuros(value(row), per ? { per } : {}), value, highest })

/** A fraction, written as a percentage. */
export const rateFact = <Row>(
  label: string,
  value: Value<Row>,
  { highest = false }: Better = {},
): ComparedFact<Row> => ({ label, write: (row) => formatPercent(value(row), { decimals: 1 }), value, highest })

/** A score out of five. */
export const scoreFact = <Row>(label: string, value: Value<Row>): ComparedFact<Row> => ({
  label,
  write: (row) => formatNumber(value(row), { decimals: 1, unit: '/5' }),
  value,
  highest: true,
})

interface WithOutcome {
  readonly outcome: Outcome | undefined
}

/** What a lot comes to for a household. @param years after which the gain is told */
export const outcomeFacts = (years: number): readonly ComparedFact<WithOutcome>[] => [
  amountFact('Effort moyen', ({ outcome }) => outcome?.indicators.average_effort, { per: 'mois' }),
  {
    label: 'Effort le plus haut',
    write: ({ outcome }) =>
      outcome ? `${formatEuros(outcome.indicators.max_effort.amount)} en ${outcome.indicators.max_effort.year}` : '—',
    value: ({ outcome }) => outcome?.indicators.max_effort.amount,
  },
  amountFact(`Gain net à ${years}\u00a0ans`, ({ outcome }) => outcome?.gain, { highest: true }),
  rateFact('TRI après impôt', ({ outcome }) => outcome?.indicators.irr_after_tax, { highest: true }),
  rateFact('Endettement après', ({ outcome }) => outcome?.indicators.debt_ratio_after),
  amountFact('Économie d’impôt', ({ outcome }) => outcome?.indicators.total_tax_saving, { highest: true }),
]
