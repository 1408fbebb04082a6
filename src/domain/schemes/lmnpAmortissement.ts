import { inForce } from '../law/parameter'
import { buildingDepreciation } from '../law/furnishedLetting'
import type { Assumption } from '../result'
import { endOfYear } from '../value/calendar'
import { actualRegimeParameters, declareFurnished } from './furnished'
import { microThenActual } from './longTermRental'
import type { AnswersTo, Questions } from './question'
import { regimeOf, regimeQuestion } from './regime'
import type { InvestmentScheme } from './scheme'
import { isPaidByOperator, residenceTypes, servicedResidence } from './servicedResidence'

const questions = {
  residence_type: {
    kind: 'choice',
    label: 'Résidence services',
    help: 'Laissez vide pour un logement que le client loue lui-même.',
    choices: residenceTypes,
  },
  ...regimeQuestion,
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/**
 * Furnished letting under the actual regime, with depreciation, by the owner or by the operator of a residence (CGI
 * art. 39 C, 155, IV).
 */
export const lmnpAmortissement: InvestmentScheme<'lmnp_amortissement', typeof questions> = {
  id: 'lmnp_amortissement',
  kind: 'investment',
  label: 'LMNP amortissement',
  short: 'LMNP amortissement',
  slugs: ['lmnp-amortissement', 'lmnp-residences-services'],
  law: 'CGI art. 39 C et 155, IV',
  asks: ['seniority', 'furniture_price'],
  questions,
  requires: ['seniority'],
  letting: 'furnished',
  works: 'capitalised',
  isManaged: true,
  applies: () => ({ kind: 'applies' }),
  usualRegime: ({ residence_type }) => (residence_type === undefined ? 'actual' : undefined),
  isPaidByOthers: (charge, { residence_type }) => residence_type !== undefined && isPaidByOperator(charge),

  gives(situation) {
    const { years, configuration } = situation
    if (regimeOf(lmnpAmortissement, configuration) === 'micro') return microThenActual(situation, 'ordinary')
    const firstYear = years[0]?.year ?? 0
    const parameters = actualRegimeParameters(years.at(-1)?.year ?? firstYear)
    const assumptions = depreciationAssumptions(firstYear)
    if (configuration.residence_type === undefined) {
      return {
        years: declareFurnished(situation, () => 'actual'),
        regimes: years.map(() => 'actual'),
        parameters,
        assumptions,
        warnings: [],
      }
    }
    const residence = servicedResidence(situation, configuration.residence_type)
    return {
      ...residence,
      parameters: [...parameters, ...residence.parameters],
      assumptions: [...assumptions, ...residence.assumptions],
    }
  },
}

function depreciationAssumptions(firstYear: number): Assumption[] {
  const { landShare } = inForce(buildingDepreciation, endOfYear(firstYear)).value
  return [
    { key: 'land_share', label: 'Part du terrain, non amortie', value: landShare, unit: 'rate', origin: 'convention' },
    {
      key: 'acquisition_costs',
      label: 'Frais d’acquisition',
      value: 'Déduits la première année',
      unit: 'text',
      origin: 'convention',
    },
  ]
}
