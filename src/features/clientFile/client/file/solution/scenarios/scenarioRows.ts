import type { Field } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'
import type { SolutionConfiguration } from '#domain'
import { formatNumber } from '#client/ui'
import { writeFigure, type Unit } from '#client/ui/explanation'
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
  readonly amountOf: (indicators: Indicators) => number | null
}

export const resultRows: readonly ResultRow[] = [
  {
    figure: 'indicators.average_effort',
    label: 'Effort mensuel moyen',
    unit: 'euros_per_month',
    amountOf: ({ average_effort }) => average_effort,
  },
  {
    figure: 'indicators.max_effort',
    label: 'Effort le plus haut',
    unit: 'euros_per_month',
    amountOf: ({ max_effort }) => max_effort.amount,
  },
  {
    figure: 'indicators.total_tax_saving',
    label: 'Économie d’impôt cumulée',
    unit: 'euros',
    amountOf: ({ total_tax_saving }) => total_tax_saving,
  },
  {
    figure: 'indicators.net_wealth',
    label: 'Patrimoine net à terme',
    unit: 'euros',
    amountOf: ({ net_wealth }) => net_wealth,
  },
  {
    figure: 'indicators.irr_after_tax',
    label: 'TRI après impôt',
    unit: 'rate',
    amountOf: ({ irr_after_tax }) => irr_after_tax,
  },
  {
    figure: 'indicators.debt_ratio_after',
    label: 'Endettement après',
    unit: 'rate',
    amountOf: ({ debt_ratio_after }) => debt_ratio_after,
  },
]

/** By how much a figure is above (`+`) or below (`−`) another; a rate in points. Empty when it is the same, or unknown. */
export function writeDifference(value: number | null, base: number | null, unit: Unit): string {
  if (value === null || base === null) return ''
  const written =
    unit === 'rate'
      ? formatNumber((value - base) * 100, { decimals: 1, sign: true, unit: 'pt' })
      : writeFigure(value - base, unit, { sign: true })
  return /[1-9]/.test(written) ? written : ''
}
