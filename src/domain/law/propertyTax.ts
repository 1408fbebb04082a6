import { frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Calendar years after completion during which a new dwelling pays no property tax. */
export const newHomeExemptionYears: Parameter<number> = {
  label: 'Exonération de taxe foncière des logements neufs',
  write: frenchYears,
  checkedOn: '2025-12-31',
  values: [{ from: '1992-01-01', value: 2, source: 'CGI art. 1383', verified: false }],
}
