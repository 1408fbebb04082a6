import { formatEuros, formatPercent } from '#client/ui'
import type { CapitalDue } from '#client/ui/charts'
import type { SimulationAnswer } from '#features/simulation/client'
import { applicable, type Sincerity } from '#features/simulation/client/explanation'
import { DEBT_LIMIT } from '#features/simulation/client/figures'

type Indicators = Pick<SimulationAnswer['data']['indicators'], 'average_effort' | 'debt_ratio_after' | 'irr_after_tax'>

/** Under this rate of return after tax, fraction a year, an operation hardly gives more than is put in it. Ours. */
const LOW_RETURN = 0.01

/**
 * What speaks against an operation, in sentences, the gravest first.
 * @param wantedEffort what the household wants to pay, euros a month; null as long as nobody has said it
 * @param due capital that a loan in fine leaves to be repaid; null where instalments repay it
 */
export function problemsOf(
  { average_effort: effort, debt_ratio_after: debt, irr_after_tax: rate }: Indicators,
  wantedEffort: number | null,
  sincerity: Pick<Sincerity, 'checks' | 'passed'> | undefined,
  due: CapitalDue | null = null,
): string[] {
  return [
    ...(due ? [capitalToFind(due)] : []),
    ...(wantedEffort !== null && Math.round(effort) > wantedEffort ? [effortOver(effort, wantedEffort)] : []),
    ...(debt !== null && debt > DEBT_LIMIT
      ? [`Endettement de ${percent(debt)}, au-dessus de la limite de ${formatPercent(DEBT_LIMIT, { decimals: 0 })}.`]
      : []),
    ...(rate !== null && rate < LOW_RETURN
      ? [`Rendement après impôt de ${percent(rate)} par an, revente comprise.`]
      : []),
    ...(sincerity ? toCorrect(sincerity) : []),
  ]
}

const percent = (fraction: number): string => formatPercent(fraction, { decimals: 1 })

const capitalToFind = ({ amount, year }: CapitalDue): string =>
  `Capital de ${formatEuros(amount)} à rembourser en ${year}\u00a0: voyez avec le client d’où il viendra.`

const effortOver = (effort: number, wanted: number): string =>
  `Effort moyen de ${formatEuros(effort, { per: 'mois' })}, soit ${formatEuros(effort - wanted)} de plus que souhaité.`

function toCorrect({ checks, passed }: Pick<Sincerity, 'checks' | 'passed'>): string[] {
  const labels = checks.flatMap(({ state, label }) => (state === 'to_correct' ? [label] : []))
  return labels.length === 0
    ? []
    : [`Sincérité de ${passed}/${String(applicable({ checks }))}, à revoir\u00a0: ${labels.join(', ')}.`]
}
