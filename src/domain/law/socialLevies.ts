import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Social levies on unfurnished rents, fraction of the net income (CSS art. L136-6, CGI art. 235 ter). */
export const unfurnishedLevies: Parameter<number> = {
  label: 'Prélèvements sociaux sur les revenus fonciers',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 0.135, source: 'CSS art. L136-6', verified: true },
    { from: '2012-01-01', value: 0.155, source: 'CSS art. L136-6\u202f; loi 2012-1404', verified: true },
    { from: '2017-01-01', value: 0.172, source: 'CSS art. L136-8', verified: true },
  ],
}

/** Social levies on non-professional furnished letting, fraction of the net profit. */
export const furnishedLevies: Parameter<number> = {
  label: 'Prélèvements sociaux sur la location meublée',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 0.135, source: 'CSS art. L136-6', verified: true },
    { from: '2012-01-01', value: 0.155, source: 'CSS art. L136-6\u202f; loi 2012-1404', verified: true },
    { from: '2017-01-01', value: 0.172, source: 'CSS art. L136-8', verified: true },
    {
      from: '2025-01-01',
      value: 0.186,
      source: 'Loi 2025-1403 du 30/12/2025, art. 12 (sources secondaires concordantes)',
      verified: false,
    },
  ],
}

/** Part of the CSG that global income deducts the year it is paid, fraction of the levied base. */
export const deductibleCsg: Parameter<number> = {
  label: 'CSG déductible',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 0.058, source: 'CGI art. 154 quinquies', verified: true },
    { from: '2012-01-01', value: 0.051, source: 'CGI art. 154 quinquies', verified: true },
    { from: '2017-01-01', value: 0.068, source: 'CGI art. 154 quinquies', verified: true },
  ],
}
