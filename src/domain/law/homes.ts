import { frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** What municipalities that sell cheap land ask of the buyers: a practice, each programme has its own deed. */
export const controlledPriceClauses: Parameter<{ years: number; monthsLivedInAYear: number }> = {
  label: 'Clauses usuelles des prix maîtrisés',
  write: ({ years, monthsLivedInAYear }) =>
    `Ni location ni revente libre pendant ${frenchYears(years)}, ${monthsLivedInAYear} mois d’occupation par an`,
  checkedOn: '2026-11-20',
  values: [
    {
      from: '2015-01-01',
      value: { years: 7, monthsLivedInAYear: 8 },
      source: 'Usage des communes (Bordeaux 5 ans, Nantes 7 ans)',
      evidence: 'unverified',
    },
  ],
}

/** The gain on the sale of one's main home is exempt (1). */
export const mainHomeGainExempt: Parameter<0 | 1> = {
  label: 'Plus-value de la résidence principale',
  write: (exempt) => (exempt === 1 ? 'Exonérée' : 'Imposée'),
  checkedOn: '2026-11-20',
  values: [{ from: '2004-01-01', value: 1, source: 'CGI art. 150 U, II, 1°', evidence: 'official' }],
}
