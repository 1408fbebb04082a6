import type { FurnishedKind } from '../tax/furnishedIncome'
import { actualRegimeParameters, declareFurnished, isMicroOpen, microRegimeParameters } from './furnished'
import type { Scheme, SchemeOutcome, Situation } from './scheme'

/** Furnished letting as a main home, under the micro regime while receipts allow it, then under the actual one (CGI art. 50-0). */
export const longTermRental: Scheme = {
  id: 'long_term_rental',
  title: 'LMNP libre, location longue durée',
  law: 'CGI art. 50-0\u202f; loi 89-462, art. 25-4',
  asks: ['furniture_price'],
  letting: 'furnished',
  works: 'capitalised',
  applies: () => ({ kind: 'applies' }),
  gives: (situation) => microThenActual(situation, 'ordinary'),
}

/** The micro regime as long as it is open to a kind of letting, then the actual one. */
export function microThenActual({ acquisition, years }: Situation, kind: FurnishedKind): SchemeOutcome {
  const lastYear = years.at(-1)?.year ?? 0
  const isMicro = (index: number) => isMicroOpen(years, index, kind)
  const actualFrom = years.find((_, index) => !isMicro(index))
  return {
    years: declareFurnished({ acquisition, years }, (index) => (isMicro(index) ? 'micro' : 'actual'), kind),
    parameters: [
      ...microRegimeParameters(lastYear, kind),
      ...(actualFrom === undefined ? [] : actualRegimeParameters(lastYear)),
    ],
    assumptions: [
      {
        key: 'regime',
        label: 'Régime d’imposition',
        value: regimeText(actualFrom?.year, years[0]?.year),
        unit: 'text',
        origin: 'scheme',
      },
    ],
    warnings: [],
  }
}

function regimeText(actualFrom: number | undefined, firstYear: number | undefined): string {
  if (actualFrom === undefined) return 'Micro-BIC'
  return actualFrom === firstYear ? 'Réel' : `Micro-BIC, puis réel à partir de ${actualFrom}`
}
