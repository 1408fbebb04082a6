import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'
import { type LevyRates, RAISED_BY_LAW_2025_1403, totalRate } from './socialLevies'

/** Receipts up to which a professional gain is exempt, and from which it is taxed whole, euros; years of activity asked for. */
interface SmallBusinessExemption {
  wholeUpTo: number
  noneFrom: number
  years: number
}

/** Exemption of the gains of small businesses: services, which furnished letting is taken with. */
export const smallBusinessExemption: Parameter<SmallBusinessExemption> = {
  label: 'Exonération des plus-values des petites entreprises',
  write: ({ wholeUpTo, noneFrom, years }) =>
    `Totale jusqu’à ${frenchEuros(wholeUpTo)} de recettes, partielle jusqu’à ${frenchEuros(noneFrom)}, après ${frenchYears(years)} d’activité`,
  checkedOn: '2026-04-03',
  values: [
    {
      from: '2006-01-01',
      value: { wholeUpTo: 90_000, noneFrom: 126_000, years: 5 },
      source: 'CGI art. 151 septies, II, IV et VII',
      evidence: 'official',
    },
  ],
}

/** Years under which the whole of a professional gain is short-term. */
export const shortTermYears: Parameter<number> = {
  label: 'Plus-value professionnelle à court terme',
  write: (years) => `Tout le gain avant ${frenchYears(years)}, puis la part des amortissements déduits`,
  checkedOn: '2026-04-03',
  values: [{ from: '1965-07-12', value: 2, source: 'CGI art. 39 duodecies, 2', evidence: 'official' }],
}

/** Rate of income tax on a long-term professional gain. */
export const longTermGainRate: Parameter<number> = {
  label: 'Taux d’impôt sur la plus-value professionnelle à long terme',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 0.16, source: 'CGI art. 39 quindecies, I (avant 2017)', evidence: 'secondary' },
    {
      from: '2017-01-01',
      value: 0.128,
      source: 'CGI art. 39 quindecies, I (loi 2017-1837, art. 29)',
      evidence: 'secondary',
    },
  ],
}

/** Social levies on a long-term professional gain, by income year (CSS art. L136-6, I). */
export const longTermGainLevies: Parameter<LevyRates> = {
  label: 'Prélèvements sociaux sur la plus-value professionnelle à long terme',
  write: (rates) => frenchPercent(totalRate(rates)),
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2018-01-01',
      value: { csg: 0.092, crds: 0.005, solidarity: 0.075 },
      source: 'CSS art. L136-6, I et L136-8\u202f; CGI art. 235 ter',
      evidence: 'official',
    },
    RAISED_BY_LAW_2025_1403,
  ],
}
