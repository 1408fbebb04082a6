import type { Warning } from '../result'
import { microThenActual } from './longTermRental'
import type { AnswersTo, Questions } from './question'
import { regimeQuestion } from './regime'
import type { InvestmentScheme, Situation } from './scheme'

const questions = {
  is_classified_tourism: {
    kind: 'flag',
    label: 'Meublé de tourisme classé',
    help: 'Change l’abattement et le plafond du micro-BIC.',
  },
  ...regimeQuestion,
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Furnished letting to tourists, for short stays (CGI art. 50-0, 1 bis; code du tourisme art. L324-1-1). */
export const seasonalRental: InvestmentScheme<'seasonal_rental', typeof questions> = {
  id: 'seasonal_rental',
  kind: 'investment',
  label: 'Meublé saisonnier',
  short: 'Meublé saisonnier',
  slugs: ['lmnp-libre-location-saisonniere'],
  law: 'CGI art. 50-0, 1 bis\u202f; code du tourisme, art. L324-1-1',
  asks: ['furniture_price', 'suggested_rent'],
  questions,
  requires: [],
  letting: 'furnished',
  isLetByTheNight: true,
  works: 'capitalised',
  applies: () => ({ kind: 'applies' }),
  usualRegime: () => 'micro',

  gives(situation) {
    const isClassified = situation.configuration.is_classified_tourism === true
    const outcome = microThenActual(situation, isClassified ? 'classifiedTourism' : 'unclassifiedTourism')
    return {
      ...outcome,
      assumptions: [
        ...outcome.assumptions,
        {
          key: 'is_classified_tourism',
          label: 'Meublé de tourisme classé',
          value: isClassified ? 'Oui' : 'Non',
          unit: 'text',
          origin: 'scheme',
        },
      ],
      warnings: warningsOf(situation),
    }
  },
}

function warningsOf({ configuration }: Situation): Warning[] {
  return [
    ...(configuration.suggested_rent === undefined
      ? [
          {
            code: 'seasonal_rent',
            message:
              'Le loyer repris est celui d’une location longue durée\u00a0: saisissez les recettes attendues, occupation comprise, divisées par douze.',
          },
        ]
      : []),
    {
      code: 'seasonal_conditions',
      message:
        'À vérifier\u00a0: le numéro d’enregistrement, le changement d’usage exigé par certaines communes, ' +
        'le règlement de copropriété et le diagnostic énergétique. ' +
        'Frais de plateforme, ménage et linge sont à saisir dans les charges.',
    },
  ]
}
