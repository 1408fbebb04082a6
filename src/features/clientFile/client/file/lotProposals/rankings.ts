import type { Figure } from '#client/engine'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { ranked } from '#features/catalogue/client/lots'
import type { JudgedLot } from './LotRow'

export const euros = (value: number | null | undefined): string => formatEuros(value)
export const percent = (value: number | null | undefined): string => formatPercent(value, { decimals: 1 })
const points = (value: number): string => `${formatNumber(value * 100, { decimals: 1, sign: true })}\u00a0pt`

/** An order of the lots. */
export interface RankingOrder {
  /** After «Classer par». */
  readonly label: string
  /** What a lot is ranked by, as the explanation of its rank names it. */
  readonly name: string
  readonly write: (value: number) => string
  readonly value: (lot: JudgedLot) => number | null | undefined
  readonly highestFirst?: boolean
  /** What explains a rank: a figure of the simulation, and how a difference of it is written. */
  readonly explained?: { readonly figure: Figure; readonly write: (difference: number) => string }
}

const aMonth = (value: number): string => formatEuros(value, { per: 'mois' })
const perMonth = (value: number): string => formatEuros(value, { sign: true, per: 'mois' })
const inEuros = (value: number): string => formatEuros(value, { sign: true })
const effort = { figure: ['indicators.average_effort'], write: perMonth }

export const rankings = {
  effort: {
    label: 'effort mensuel le plus bas',
    name: 'Son effort moyen',
    write: aMonth,
    value: ({ outcome }) => outcome?.indicators.average_effort,
    explained: effort,
  },
  'effort-max': {
    label: 'effort maximal le plus bas',
    name: 'Son effort maximal',
    write: aMonth,
    value: ({ outcome }) => outcome?.indicators.max_effort.amount,
    explained: { figure: ['indicators.max_effort'], write: perMonth },
  },
  gain: {
    label: 'gain net le plus haut',
    name: 'Son gain net',
    write: euros,
    value: ({ outcome }) => outcome?.gain,
    highestFirst: true,
    explained: { figure: ['indicators.net_wealth'], write: inEuros },
  },
  tri: {
    label: 'TRI le plus haut',
    name: 'Son TRI',
    write: percent,
    value: ({ outcome }) => outcome?.indicators.irr_after_tax,
    highestFirst: true,
    explained: { figure: ['indicators.irr_after_tax'], write: points },
  },
  endettement: {
    label: 'endettement le plus bas',
    name: 'Son endettement',
    write: percent,
    value: ({ outcome }) => outcome?.indicators.debt_ratio_after,
    explained: { figure: ['indicators.debt_ratio_after'], write: points },
  },
  prix: {
    label: 'prix le plus bas',
    name: 'Son prix',
    write: euros,
    value: ({ lot }) => lot.property_price,
    explained: effort,
  },
  note: {
    label: 'meilleure note',
    name: 'Sa note',
    write: (value) => formatNumber(value, { decimals: 1, unit: '/5' }),
    value: ({ score }) => score.value,
    highestFirst: true,
  },
} as const satisfies Readonly<Record<string, RankingOrder>>

export type RankingName = keyof typeof rankings

export const isRanking = (name: unknown): name is RankingName =>
  typeof name === 'string' && Object.hasOwn(rankings, name)

/** Whether a lot has the figure that an order goes by. */
export function isRanked(lot: JudgedLot, name: RankingName): boolean {
  const { value }: RankingOrder = rankings[name]
  return (value(lot) ?? null) !== null
}

/** Lots in an order; those without the figure come last. */
export function inOrder<Row extends JudgedLot>(lots: readonly Row[], name: RankingName): readonly Row[] {
  const { value, highestFirst = false }: RankingOrder = rankings[name]
  return ranked(lots, { value, isHighestFirst: highestFirst })
}
