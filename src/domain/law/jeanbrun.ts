import type { EnergyClass, RentLevel } from '../configuration'
import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import type { IsoDate } from '../value/calendar'
import type { Parameter } from './parameter'

const LAW = 'CGI art. 31, I, 1°, i et j (loi 2026-103, art. 47)'

/** Deeds signed between these dates, both included. */
export const jeanbrunWindow: { first: IsoDate; last: IsoDate } = { first: '2026-02-21', last: '2028-12-31' }

type ByLevel = Readonly<Record<RentLevel, number>>

/** Yearly depreciation, fraction of the base, by level of rent: a new dwelling, or an old one with works. */
export const jeanbrunRates: Parameter<{ new: ByLevel; old: ByLevel }> = {
  label: 'Taux d’amortissement du bailleur privé',
  write: (rates) =>
    `Neuf ${levelsText(rates.new, frenchPercent)}\u202f; ancien ${levelsText(rates.old, frenchPercent)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: jeanbrunWindow.first,
      value: {
        new: { intermediate: 0.035, social: 0.045, very_social: 0.055 },
        old: { intermediate: 0.03, social: 0.035, very_social: 0.04 },
      },
      source: LAW,
      evidence: 'secondary',
    },
  ],
}

/** Largest depreciation of a household a year, euros, by the level that at least half of its rents are at. */
export const jeanbrunCap: Parameter<ByLevel> = {
  label: 'Plafond annuel de l’amortissement du bailleur privé',
  write: (cap) => levelsText(cap, frenchEuros),
  checkedOn: '2026-12-31',
  values: [
    {
      from: jeanbrunWindow.first,
      value: { intermediate: 8_000, social: 10_000, very_social: 12_000 },
      source: LAW,
      evidence: 'secondary',
    },
  ],
}

/** Share of the price that is depreciated, and years of the commitment. */
export const jeanbrunBase: Parameter<{ share: number; years: number }> = {
  label: 'Base et engagement du bailleur privé',
  write: ({ share, years }) => `${frenchPercent(share)} du prix, location pendant ${frenchYears(years)}`,
  checkedOn: '2026-12-31',
  values: [{ from: jeanbrunWindow.first, value: { share: 0.8, years: 9 }, source: LAW, evidence: 'secondary' }],
}

/** What an old dwelling must be: works as a share of the price, energy class after them. */
export const jeanbrunWorks: Parameter<{ shareOfPrice: number; classes: readonly EnergyClass[] }> = {
  label: 'Travaux exigés du bailleur privé dans l’ancien',
  write: ({ shareOfPrice, classes }) => `${frenchPercent(shareOfPrice)} du prix, classe ${classes.join(' ou ')}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: jeanbrunWindow.first,
      value: { shareOfPrice: 0.3, classes: ['A', 'B'] },
      source: LAW,
      evidence: 'secondary',
    },
  ],
}

/** Where the deficit that the depreciation makes may go, and how a partial year counts: read in a draft only. */
export const jeanbrunDeficit: Parameter<string> = {
  label: 'Déficit et première année du bailleur privé',
  write: (rule) => rule,
  checkedOn: '2026-12-31',
  values: [
    {
      from: jeanbrunWindow.first,
      value: 'Amortissement reporté sur les seuls revenus fonciers, annuité et plafond au prorata des mois loués',
      source: 'Sous-amendement I-2766 (projet)',
      evidence: 'unverified',
    },
  ],
}

function levelsText(values: ByLevel, write: (value: number) => string): string {
  return `intermédiaire ${write(values.intermediate)}, social ${write(values.social)}, très social ${write(values.very_social)}`
}
