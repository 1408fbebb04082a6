import { actualRegimeParameters, declareFurnished, isMicroOpen, microRegimeParameters } from './furnished'
import type { Scheme } from './scheme'

/** Furnished letting as a main home, under the micro regime while receipts allow it, then under the actual one (CGI art. 50-0). */
export const longTermRental: Scheme = {
  id: 'long_term_rental',
  title: 'LMNP libre, location longue durée',
  law: 'CGI art. 50-0\u202f; loi 89-462, art. 25-4',
  asks: ['furniture_price'],
  letting: 'furnished',
  works: 'capitalised',

  applies: () => ({ kind: 'applies' }),

  gives(situation) {
    const { years } = situation
    const lastYear = years.at(-1)?.year ?? 0
    const actualFrom = years.find((_, index) => !isMicroOpen(years, index))
    return {
      years: declareFurnished(situation, (index) => (isMicroOpen(years, index) ? 'micro' : 'actual')),
      parameters: [
        ...microRegimeParameters(lastYear),
        ...(actualFrom === undefined ? [] : actualRegimeParameters(lastYear)),
      ],
      assumptions: [
        {
          key: 'regime',
          label: 'Régime d’imposition',
          value: actualFrom === undefined ? 'Micro-BIC' : `Micro-BIC, puis réel à partir de ${actualFrom.year}`,
          unit: 'text',
          origin: 'scheme',
        },
      ],
      warnings: [],
    }
  },
}
