import { scoringCriteria, criteriaOf, type CatalogueProperty } from '#features/catalogue/contract'
import type { SolutionConfiguration } from '#domain'
import type { Figure, Operation, Variation } from '#client/engine'
import { formatEuros, formatNumber } from '#client/ui'
import type { JudgedLot, LotRow } from './LotRow'
import { rankings, type RankingName, type RankingOrder } from './rankings'

/** What sets a lot apart from the median of the lots ranked with it. */
export interface Reason {
  /** `Son prix : 214 900 €, la médiane est 198 000 €`. */
  readonly sentence: string
  /** What it changes, written: `+64 €/mois`. */
  readonly effect?: string | undefined
}

const MOST = 3
const NO_EFFECT = 0.005
const PRICE = 'Son prix'

interface Answer {
  readonly name: string
  /** Is told whatever it weighs. */
  readonly isAlwaysTold?: true
  readonly write: (value: number) => string
  readonly read: (configuration: SolutionConfiguration) => number
  readonly vary: (configuration: SolutionConfiguration, value: number) => Partial<SolutionConfiguration>
}

const perMonth = (value: number) => formatEuros(value, { per: 'mois' })
const perYear = (value: number) => formatEuros(value, { per: 'an' })
const chargesOf = ({ simulation_charges = [] }: SolutionConfiguration) =>
  simulation_charges.reduce((sum, { amount }) => sum + amount, 0)

/** The answers of a lot that make its outcome. */
const answers: readonly Answer[] = [
  {
    name: PRICE,
    isAlwaysTold: true,
    write: formatEuros,
    read: ({ property_price }) => property_price,
    vary: (_lot, property_price) => ({ property_price }),
  },
  {
    name: 'Son loyer',
    write: perMonth,
    read: ({ suggested_rent = 0 }) => suggested_rent,
    vary: (_lot, suggested_rent) => ({ suggested_rent }),
  },
  {
    name: 'Ses charges',
    write: perYear,
    read: chargesOf,
    vary: ({ simulation_charges = [] }, value) => ({
      simulation_charges: [...simulation_charges, { label: 'Écart', amount: 0 }].map((line, index) => ({
        ...line,
        amount: index === 0 ? value : 0,
      })),
    }),
  },
  {
    name: 'Ses travaux',
    write: formatEuros,
    read: ({ renovation_price = 0 }) => renovation_price,
    vary: (_lot, renovation_price) => ({ renovation_price }),
  },
  {
    name: 'Son mobilier',
    write: formatEuros,
    read: ({ furniture_price = 0 }) => furniture_price,
    vary: (_lot, furniture_price) => ({ furniture_price }),
  },
]

type EffectsOf = (operation: Operation, variations: readonly Variation[], figure: Figure) => Promise<(number | null)[]>

/**
 * What weighs most in the figure of a lot: for each of its answers, by how much the figure differs from what it would be with
 * the median answer. The three that weigh most, the price among them.
 */
export async function reasonsOf(
  lot: Operation,
  others: readonly SolutionConfiguration[],
  { figure, write }: { readonly figure: Figure; readonly write: (difference: number) => string },
  effectsOf: EffectsOf,
): Promise<readonly Reason[]> {
  const compared = answers.map((answer) => ({
    answer,
    own: answer.read(lot.configuration),
    median: median(others.map(answer.read)),
  }))
  const effects = await effectsOf(
    lot,
    compared.map(({ answer, median: usual }) => ({ configuration: answer.vary(lot.configuration, usual) })),
    figure,
  )
  const found = compared
    .map((one, index) => ({ ...one, effect: -(effects[index] ?? 0) }))
    .filter(({ answer, own, median: usual, effect }) => answer.isAlwaysTold ?? (own !== usual && effect !== 0))
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
  const weightiest = found.filter(({ answer }) => !answer.isAlwaysTold).slice(0, MOST - 1)
  return found
    .filter((one) => one.answer.isAlwaysTold ?? weightiest.includes(one))
    .map(({ answer: { name, write: text }, own, median: usual, effect }) => ({
      sentence: against(name, text(own), text(usual)),
      effect: effect === 0 ? undefined : write(effect),
    }))
}

const against = (name: string, own: string, usual: string): string =>
  `${name}\u00a0: ${own}, la médiane est ${usual === own ? 'la même' : usual}`

/** The scores that differ most from the median of the lots ranked with it, and its price. */
export function scoreReasonsOf({ lot }: Pick<LotRow, 'lot'>, others: readonly CatalogueProperty[]): readonly Reason[] {
  const scores = criteriaOf(lot.program.project)
    .flatMap((name) => {
      const own = lot[name]
      return own === null ? [] : [{ name, own, usual: median(others.flatMap((other) => other[name] ?? [])) }]
    })
    .filter(({ own, usual }) => Math.abs(own - usual) > NO_EFFECT)
    .sort((one, other) => Math.abs(other.own - other.usual) - Math.abs(one.own - one.usual))
    .slice(0, MOST)
    .map(({ name, own, usual }) => ({
      sentence: against(scoringCriteria[name].label, score(own), score(usual)),
    }))
  const price = median(others.flatMap(({ property_price }) => property_price ?? []))
  return lot.property_price === null
    ? scores
    : [...scores.slice(0, MOST - 1), { sentence: against(PRICE, formatEuros(lot.property_price), formatEuros(price)) }]
}

/** The figure that the lots are ranked by, of this one and of the median; undefined for a lot that has none. */
export function decisiveReason(row: JudgedLot, others: readonly JudgedLot[], ranking: RankingName): Reason | undefined {
  const { name, value, write }: RankingOrder = rankings[ranking]
  const own = value(row) ?? null
  if (own === null) return undefined
  return { sentence: against(name, write(own), write(median(others.flatMap((other) => value(other) ?? [])))) }
}

const score = (value: number) => `${formatNumber(value, { decimals: 1 })}/5`

/** The middle value; the mean of the two middle ones; 0 of none. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [below = 0, above = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return Math.round(((below + above) / 2) * 100) / 100
}
