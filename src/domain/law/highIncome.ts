import type { Bracket } from '../mechanisms/progressiveScale'
import { bracketsText, frenchEuros, frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Scales on the reference income: one for a single person, one for a couple filing together. */
export const highIncomeScale: Parameter<{ single: readonly Bracket[]; couple: readonly Bracket[] }> = {
  label: 'Contribution exceptionnelle sur les hauts revenus',
  write: ({ single }) => bracketsText(single),
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2011-01-01',
      value: { single: scale(250_000), couple: scale(500_000) },
      source: 'CGI art. 223 sexies (loi 2011-1977, art. 2)',
      evidence: 'official',
    },
  ],
}

/** How much an exceptional income must exceed the mean of the two years before, for the smoothing. */
export const SMOOTHING_RATIO = 1.5

/** Terms of the differential contribution, which brings the whole tax to a minimum share of the income. Euros. */
interface DifferentialContribution {
  rate: number
  threshold: number
  /** Above the threshold the contribution cannot exceed this share of the excess. */
  smoothingRate: number
  /** Counted as tax already paid: for a couple, and for each dependant. */
  coupleUplift: number
  dependantUplift: number
  /** Share paid in December. */
  advance: number
}

/** No contribution: the rate of the years before it. */
const NONE: DifferentialContribution = {
  rate: 0,
  threshold: Infinity,
  smoothingRate: 0,
  coupleUplift: 0,
  dependantUplift: 0,
  advance: 0,
}

/** Differential contribution on high incomes; the threshold is a single person's, a couple's is twice as high. */
export const differentialContribution: Parameter<DifferentialContribution> = {
  label: 'Contribution différentielle sur les hauts revenus',
  write: ({ rate, threshold }) =>
    rate === 0 ? 'Aucune' : `${frenchPercent(rate)} au-delà de ${frenchEuros(threshold)}`,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: NONE, source: 'CGI art. 224, avant son entrée en vigueur', evidence: 'secondary' },
    {
      from: '2025-01-01',
      value: {
        rate: 0.2,
        threshold: 250_000,
        smoothingRate: 0.825,
        coupleUplift: 12_500,
        dependantUplift: 1500,
        advance: 0.95,
      },
      source: 'CGI art. 224 (loi 2025-127, art. 10\u202f; loi 2026-103)',
      evidence: 'secondary',
    },
  ],
}

function scale(threshold: number): readonly Bracket[] {
  return [
    { from: 0, rate: 0 },
    { from: threshold, rate: 0.03 },
    { from: threshold * 2, rate: 0.04 },
  ]
}
