import { inForce } from '../law/parameter'
import { buildingDepreciation } from '../law/furnishedLetting'
import { endOfYear } from '../value/calendar'
import { actualRegimeParameters, declareFurnished } from './furnished'
import type { Scheme } from './scheme'

/** Furnished letting under the actual regime, with depreciation (CGI art. 39 C, 155, IV). */
export const lmnpAmortissement: Scheme = {
  id: 'lmnp_amortissement',
  title: 'LMNP amortissement',
  law: 'CGI art. 39 C et 155, IV',
  asks: ['seniority', 'furniture_price'],
  letting: 'furnished',
  works: 'capitalised',

  applies: ({ seniority }) =>
    seniority === undefined ? { kind: 'missing', answers: ['seniority'] } : { kind: 'applies' },

  gives(situation) {
    const firstYear = situation.years[0]?.year ?? 0
    const { landShare } = inForce(buildingDepreciation, endOfYear(firstYear)).value
    return {
      years: declareFurnished(situation, () => 'actual'),
      parameters: actualRegimeParameters(situation.years.at(-1)?.year ?? firstYear),
      assumptions: [
        { key: 'land_share', label: 'Part du terrain, non amortie', value: landShare, unit: 'rate', origin: 'convention' },
        {
          key: 'acquisition_costs',
          label: 'Frais d’acquisition',
          value: 'Déduits la première année',
          unit: 'text',
          origin: 'convention',
        },
      ],
      warnings: [],
    }
  },
}
