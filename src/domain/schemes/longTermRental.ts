import type { TaxRegime } from '../configuration'
import type { FurnishedKind } from '../tax/taxReturn'
import { actualRegimeParameters, declareFurnished, isMicroOpen, microRegimeParameters } from './furnished'
import { regimeAssumption, regimeQuestion } from './regime'
import type { InvestmentScheme, SchemeOutcome, Situation } from './scheme'

/** Furnished letting as a main home, under the micro regime while receipts allow it unless the actual one is chosen (CGI art. 50-0). */
export const longTermRental: InvestmentScheme<'long_term_rental', typeof regimeQuestion> = {
  id: 'long_term_rental',
  kind: 'investment',
  label: 'Meublé longue durée',
  short: 'Meublé longue durée',
  slugs: ['lmnp-libre-location-longue-duree'],
  law: 'CGI art. 50-0\u202f; loi 89-462, art. 25-4',
  asks: ['furniture_price'],
  questions: regimeQuestion,
  requires: [],
  letting: 'furnished',
  works: 'capitalised',
  applies: () => ({ kind: 'applies' }),
  usualRegime: () => 'micro',
  gives: (situation) => microThenActual(situation, 'ordinary'),
}

/**
 * The micro regime as long as it is open to a kind of letting, then the actual one; the actual one from the first year
 * when it was chosen.
 */
export function microThenActual(situation: Situation, kind: FurnishedKind): SchemeOutcome {
  const { years, configuration } = situation
  const lastYear = years.at(-1)?.year ?? 0
  const regimes = years.map((_, index): TaxRegime =>
    configuration.tax_regime !== 'actual' && isMicroOpen(years, index, kind) ? 'micro' : 'actual',
  )
  const declared = declareFurnished(situation, (index) => regimes[index] ?? 'actual', kind)
  return {
    years: declared,
    regimes,
    parameters: [
      ...(configuration.tax_regime === 'actual' ? [] : microRegimeParameters(lastYear, kind)),
      ...(regimes.includes('actual') ? actualRegimeParameters(lastYear) : []),
    ],
    assumptions: [regimeAssumption('furnished', { years: declared, regimes })],
    warnings: [],
  }
}
