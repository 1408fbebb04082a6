import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Social levies by component, fractions of the net income; `solidarity` is all that is neither CSG nor CRDS. */
export interface LevyRates {
  csg: number
  crds: number
  solidarity: number
}

/** Sum of the components. */
export function totalRate({ csg, crds, solidarity }: LevyRates): number {
  return csg + crds + solidarity
}

const INCOME_2011: LevyRates = { csg: 0.082, crds: 0.005, solidarity: 0.048 }
const INCOME_2012: LevyRates = { csg: 0.082, crds: 0.005, solidarity: 0.068 }
const INCOME_2017: LevyRates = { csg: 0.099, crds: 0.005, solidarity: 0.068 }
const INCOME_2018: LevyRates = { csg: 0.092, crds: 0.005, solidarity: 0.075 }
const RAISED_CSG: LevyRates = { csg: 0.106, crds: 0.005, solidarity: 0.075 }

const BEFORE_2025 = [
  { from: '2011-01-01', value: INCOME_2011, source: 'CSS art. L136-6', evidence: 'official' },
  { from: '2012-01-01', value: INCOME_2012, source: 'CSS art. L136-6\u202f; loi 2012-1404', evidence: 'official' },
  { from: '2017-01-01', value: INCOME_2017, source: 'CSS art. L136-8', evidence: 'official' },
  { from: '2018-01-01', value: INCOME_2018, source: 'CSS art. L136-8\u202f; CGI art. 235 ter', evidence: 'official' },
] as const

const KEPT_BY_LAW_2025_1403 = {
  value: INCOME_2018,
  source: 'CSS art. L136-8, taux maintenu par la loi 2025-1403 (sources secondaires concordantes)',
  evidence: 'secondary',
} as const

export const RAISED_BY_LAW_2025_1403 = {
  from: '2025-01-01',
  value: RAISED_CSG,
  source: 'Loi 2025-1403 du 30/12/2025, art. 12 (sources secondaires concordantes)',
  evidence: 'secondary',
} as const

/** Social levies on unfurnished rents, by income year (CSS art. L136-6, CGI art. 235 ter). */
export const unfurnishedLevies: Parameter<LevyRates> = {
  label: 'Prélèvements sociaux sur les revenus fonciers',
  write: levyText,
  checkedOn: '2026-12-31',
  values: [...BEFORE_2025, { from: '2025-01-01', ...KEPT_BY_LAW_2025_1403 }],
}

/** Social levies on non-professional furnished letting, by income year. */
export const furnishedLevies: Parameter<LevyRates> = {
  label: 'Prélèvements sociaux sur la location meublée',
  write: levyText,
  checkedOn: '2026-12-31',
  values: [...BEFORE_2025, RAISED_BY_LAW_2025_1403],
}

/** Social levies on gains on securities, by income year. */
export const securityGainLevies: Parameter<LevyRates> = {
  label: 'Prélèvements sociaux sur les plus-values mobilières',
  write: levyText,
  checkedOn: '2026-12-31',
  values: [...BEFORE_2025, RAISED_BY_LAW_2025_1403],
}

/** What is levied on the day of a payment or of a sale, until the end of 2025. */
const ON_PAYMENT_BEFORE_2026 = [
  {
    from: '2011-01-01',
    value: { csg: 0.082, crds: 0.005, solidarity: 0.036 },
    source: 'CSS art. L136-7',
    evidence: 'official',
  },
  { from: '2011-10-01', value: INCOME_2011, source: 'CSS art. L136-7\u202f; loi 2011-1117', evidence: 'official' },
  { from: '2012-07-01', value: INCOME_2012, source: 'CSS art. L136-7\u202f; loi 2012-958', evidence: 'official' },
  { from: '2018-01-01', value: INCOME_2018, source: 'CSS art. L136-7 et L136-8', evidence: 'official' },
] as const

/** Social levies on dividends and interest, by date of payment (CSS art. L136-7). */
export const investmentLevies: Parameter<LevyRates> = {
  label: 'Prélèvements sociaux sur les produits de placement',
  write: levyText,
  checkedOn: '2026-12-31',
  values: [...ON_PAYMENT_BEFORE_2026, { ...RAISED_BY_LAW_2025_1403, from: '2026-01-01' }],
}

/** Social levies on private real-estate gains, by date of sale (CSS art. L136-7). */
export const propertyGainLevies: Parameter<LevyRates> = {
  label: 'Prélèvements sociaux sur la plus-value immobilière',
  write: levyText,
  checkedOn: '2026-12-31',
  values: [...ON_PAYMENT_BEFORE_2026, { from: '2026-01-01', ...KEPT_BY_LAW_2025_1403 }],
}

/** Part of the CSG that global income deducts the year it is paid, fraction of the levied base; the rise of 2025 left it alone. */
export const deductibleCsg: Parameter<number> = {
  label: 'CSG déductible',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 0.058, source: 'CGI art. 154 quinquies', evidence: 'official' },
    { from: '2012-01-01', value: 0.051, source: 'CGI art. 154 quinquies', evidence: 'official' },
    { from: '2017-01-01', value: 0.068, source: 'CGI art. 154 quinquies', evidence: 'official' },
  ],
}

function levyText(rates: LevyRates): string {
  return frenchPercent(totalRate(rates))
}
