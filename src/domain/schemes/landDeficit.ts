import { energyWorksDeficitCap } from '../law/propertyIncome'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const questions = {
  energy_renovation_price: {
    kind: 'amount',
    label: 'Dont travaux énergétiques',
    help: 'Travaux qui sortent le logement des classes E, F et G\u00a0: ils relèvent le plafond du déficit.',
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Unfurnished letting of a property with works, whose deficit global income takes up to a cap (CGI art. 156, I, 3°). */
export const landDeficit: InvestmentScheme<'land_deficit', typeof questions> = {
  id: 'land_deficit',
  kind: 'investment',
  label: 'Déficit foncier',
  short: 'Déficit foncier',
  slugs: ['deficit-foncier'],
  law: 'CGI art. 31 et 156, I, 3°',
  asks: ['renovation_price'],
  questions,
  requires: ['renovation_price'],
  letting: 'unfurnished',
  works: 'used',
  usual: { works: 0.3 },
  seniority: 'old',

  applies: () => ({ kind: 'applies' }),

  gives(situation) {
    const { years, acquisition, configuration } = situation
    const worksYear = years[0]?.year ?? 0
    const energy = configuration.energy_renovation_price ?? 0
    const works = { total: acquisition.renovationPrice, energy }
    return {
      years: years.map((operating) => ({
        year: operating.year,
        property: declareUnfurnished(situation, operating, operating.year === worksYear ? works : undefined),
      })),
      parameters: [
        ...unfurnishedParameters(years.at(-1)?.year ?? worksYear),
        ...(energy > 0 ? [inForce(energyWorksDeficitCap, endOfYear(worksYear))] : []),
      ],
      assumptions: [
        {
          key: 'works_paid_in',
          label: 'Travaux payés et déduits en',
          value: String(worksYear),
          unit: 'text',
          origin: 'convention',
        },
      ],
      warnings: [
        {
          code: 'keep_letting',
          message:
            'Le logement doit rester loué jusqu’au 31 décembre de la troisième année qui suit ' +
            'la dernière imputation sur le revenu global\u202f; sinon l’économie d’impôt est reprise.',
        },
      ],
    }
  },
}
