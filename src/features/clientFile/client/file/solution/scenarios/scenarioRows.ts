import type { Field } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'
import type { SolutionConfiguration } from '#domain'
import { writeDifference } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { isSameValue } from '#client/editing/changes'

type Indicators = SimulationAnswer['data']['indicators']

/** An answer that is not the same everywhere: its value in each operation, in the order asked for. */
export interface AnswerRow {
  readonly name: string
  readonly field: Field
  readonly values: readonly unknown[]
}

/** The answers in which operations differ, estimated ones included; what is not calculated yet differs in nothing. */
export function differingAnswers(configurations: readonly (SolutionConfiguration | undefined)[]): readonly AnswerRow[] {
  const answers = configurations.map(
    (configuration) => configuration && new Map<string, unknown>(Object.entries(configuration)),
  )
  return Object.entries<Field>(solutionConfiguration.fields).flatMap(([name, field]) => {
    const [first, ...others] = answers.flatMap((known) => (known ? [known.get(name)] : []))
    const isDifferent = others.some((value) => !isSameValue(first, value))
    return isDifferent ? [{ name, field, values: answers.map((known) => known?.get(name)) }] : []
  })
}

/** A figure that operations are compared by. */
export interface ResultRow {
  readonly figure: string
  readonly label: string
  readonly unit: 'euros' | 'euros_per_month' | 'rate'
  /** Which of two amounts one would rather have. */
  readonly better: 'low' | 'high'
  readonly amountOf: (indicators: Indicators) => number | null
  /** Zero everywhere means that it concerns none of the operations. */
  readonly isAbsentAtZero?: true
}

export const resultRows: readonly ResultRow[] = [
  {
    figure: 'indicators.average_effort',
    label: 'Effort mensuel moyen',
    unit: 'euros_per_month',
    better: 'low',
    amountOf: ({ average_effort }) => average_effort,
  },
  {
    figure: 'indicators.max_effort',
    label: 'Effort le plus haut',
    unit: 'euros_per_month',
    better: 'low',
    amountOf: ({ max_effort }) => max_effort.amount,
  },
  {
    figure: 'indicators.total_tax_saving',
    label: 'Économie d’impôt cumulée',
    unit: 'euros',
    better: 'high',
    amountOf: ({ total_tax_saving }) => total_tax_saving,
    isAbsentAtZero: true,
  },
  {
    figure: 'indicators.net_wealth',
    label: 'Patrimoine net à terme',
    unit: 'euros',
    better: 'high',
    amountOf: ({ net_wealth }) => net_wealth,
  },
  {
    figure: 'indicators.irr_after_tax',
    label: 'TRI après impôt',
    unit: 'rate',
    better: 'high',
    amountOf: ({ irr_after_tax }) => irr_after_tax,
  },
  {
    figure: 'indicators.debt_ratio_after',
    label: 'Endettement après',
    unit: 'rate',
    better: 'low',
    amountOf: ({ debt_ratio_after }) => debt_ratio_after,
  },
]

/** The figures that concern at least one of these operations; what is not calculated yet is concerned by nothing. */
export const rowsOf = (operations: readonly (Indicators | undefined)[]): readonly ResultRow[] =>
  resultRows.filter(
    ({ isAbsentAtZero = false, amountOf }) =>
      !isAbsentAtZero || operations.some((indicators) => indicators && amountOf(indicators) !== 0),
  )

/** How far a figure is from that of the reference: written, and whether one would rather have it. */
export interface Difference {
  readonly written: string
  readonly isBetter: boolean
}

/** How far an operation is from its reference in this row; undefined when as far as one can read it is the same, or unknown. */
export function differenceOf({ unit, better, amountOf }: ResultRow, indicators: Indicators, base: Indicators) {
  const [value, reference] = [amountOf(indicators), amountOf(base)]
  const written = writeDifference(value, reference, unit)
  if (written === '' || value === null || reference === null) return undefined
  return { written, isBetter: better === 'low' ? value < reference : value > reference } satisfies Difference
}

/** Which of these operations are the best in a row, as it is read; none when all are the same, or fewer than two are known. */
export function bestOf(
  { unit, better, amountOf }: ResultRow,
  operations: readonly (Indicators | undefined)[],
): boolean[] {
  const amounts = operations.map((indicators) => (indicators ? amountOf(indicators) : null))
  const known = amounts.filter((amount) => amount !== null)
  const best = better === 'low' ? Math.min(...known) : Math.max(...known)
  const isBest = amounts.map((amount) => amount !== null && writeDifference(amount, best, unit) === '')
  return isBest.filter(Boolean).length < known.length ? isBest : amounts.map(() => false)
}
