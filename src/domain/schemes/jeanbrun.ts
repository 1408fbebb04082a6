import {
  jeanbrunBase,
  jeanbrunCap,
  jeanbrunDeficit,
  jeanbrunRates,
  jeanbrunWindow,
  jeanbrunWorks,
} from '../law/jeanbrun'
import { inForce } from '../law/parameter'
import { brokenCommitmentInterpretation } from '../law/interpretations'
import { tenantIncomes } from '../law/tenantIncome'
import type { EnergyClass, RentLevel, SolutionConfiguration } from '../configuration'
import type { Assumption, Warning } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { applicability, missing, refused } from './applicability'
import { pinelRentCeiling } from './pinelRent'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme, Situation } from './scheme'
import { tenantIncomeAssumption } from './tenantIncome'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const ADVANTAGE = 'La déduction du bailleur privé'

const questions = {
  rent_level: {
    kind: 'choice',
    label: 'Niveau de loyer',
    help: 'Intermédiaire si vous laissez vide.',
    choices: { intermediate: 'Intermédiaire', social: 'Social', very_social: 'Très social' } satisfies Readonly<
      Record<RentLevel, string>
    >,
  },
  energy_class: {
    kind: 'choice',
    label: 'Classe énergétique après travaux',
    short: 'Classe après travaux',
    choices: { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F', G: 'G' } satisfies Readonly<Record<EnergyClass, string>>,
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Depreciation of a flat let unfurnished under a rent ceiling, new or renovated (CGI art. 31, I, 1°, i and j). */
export const jeanbrun: InvestmentScheme<'jeanbrun', typeof questions> = {
  id: 'jeanbrun',
  kind: 'investment',
  label: 'Jeanbrun (relance logement)',
  short: 'Jeanbrun',
  slugs: ['jeanbrun'],
  law: 'CGI art. 31, I, 1°, i et j',
  asks: ['seniority', 'renovation_price', 'surface', 'notary_signature_date'],
  questions,
  requires: ['seniority'],
  window: { ...jeanbrunWindow, advantage: ADVANTAGE },
  letting: 'unfurnished',
  works: 'capitalised',
  applies: (configuration, signatureDate) =>
    applicability(
      levelOf(configuration) === 'intermediate' ? undefined : missing(configuration, ['suggested_rent']),
      insufficientWorks(configuration, signatureDate),
    ),
  rentCeiling: (situation) =>
    levelOf(situation.configuration) === 'intermediate' ? pinelRentCeiling(situation) : undefined,

  gives(situation) {
    const { years, signatureDate } = situation
    const annuity = jeanbrunAnnuity(situation)
    const { value: commitment } = inForce(jeanbrunBase, signatureDate)
    let monthsLeft = commitment.years * 12
    return {
      years: years.map((operating) => {
        const months = Math.min(monthsLeft, operating.monthsLet)
        monthsLeft -= months
        const depreciation = roundToCent((annuity * months) / 12)
        const declared = declareUnfurnished(situation, operating)
        return {
          year: operating.year,
          property: { ...declared, financialCharges: declared.financialCharges + depreciation, depreciation },
        }
      }),
      recapture: { kind: 'depreciation', commitmentYears: commitment.years, overYears: 1 },
      parameters: [
        inForce(brokenCommitmentInterpretation, signatureDate),
        inForce(jeanbrunRates, signatureDate),
        inForce(jeanbrunCap, signatureDate),
        inForce(jeanbrunBase, signatureDate),
        inForce(jeanbrunDeficit, signatureDate),
        inForce(tenantIncomes, signatureDate),
        ...unfurnishedParameters(years.at(-1)?.year ?? 0),
      ],
      assumptions: assumptionsOf(situation, annuity),
      warnings: warningsOf(situation),
    }
  },
}

/** Depreciation of a whole year, euros: rate × share of the price (and of the works of an old dwelling), under the household's cap. */
export function jeanbrunAnnuity({
  configuration,
  acquisition,
  signatureDate,
}: Pick<Situation, 'configuration' | 'acquisition' | 'signatureDate'>): number {
  const level = levelOf(configuration)
  const seniority = configuration.seniority ?? 'new'
  const price = acquisition.propertyPrice + (seniority === 'old' ? acquisition.renovationPrice : 0)
  const base = price * inForce(jeanbrunBase, signatureDate).value.share
  return Math.min(
    base * inForce(jeanbrunRates, signatureDate).value[seniority][level],
    inForce(jeanbrunCap, signatureDate).value[level],
  )
}

function levelOf({ rent_level }: SolutionConfiguration): RentLevel {
  return rent_level ?? 'intermediate'
}

function insufficientWorks(configuration: SolutionConfiguration, signatureDate: IsoDate) {
  if (configuration.seniority !== 'old') return undefined
  const { shareOfPrice, classes } = inForce(jeanbrunWorks, signatureDate).value
  const { property_price, renovation_price = 0, energy_class } = configuration
  const least = Math.ceil(property_price * shareOfPrice)
  if (renovation_price < least) {
    return refused(
      'renovation_price',
      `Dans l’ancien, les travaux doivent atteindre ${frenchPercent(shareOfPrice)} du prix\u00a0: ` +
        `au moins ${frenchEuros(least)} ici, contre ${frenchEuros(renovation_price)}.`,
      frenchEuros(least),
    )
  }
  if (energy_class === undefined || classes.includes(energy_class)) return undefined
  return refused(
    'energy_class',
    `Dans l’ancien, le logement doit être classé ${classes.join(' ou ')} après travaux\u00a0; la classe indiquée est ${energy_class}.`,
    classes.join(' ou '),
  )
}

function assumptionsOf({ configuration, market, signatureDate }: Situation, annuity: number): Assumption[] {
  const { years } = inForce(jeanbrunBase, signatureDate).value
  return [
    ...(levelOf(configuration) === 'intermediate' ? [tenantIncomeAssumption(market.zone, signatureDate)] : []),
    {
      key: 'rent_level',
      label: 'Niveau de loyer',
      value: questions.rent_level.choices[levelOf(configuration)],
      unit: 'text',
      origin: 'scheme',
    },
    {
      key: 'depreciation',
      label: 'Amortissement d’une année pleine',
      value: roundToCent(annuity),
      unit: 'euros_per_year',
      origin: 'law',
    },
    { key: 'commitment', label: 'Engagement de location', value: years, unit: 'years', origin: 'law' },
    {
      key: 'commitment_end',
      label: 'Amortissement après l’engagement',
      value: `Aucun après ${frenchYears(years)}`,
      unit: 'text',
      origin: 'convention',
    },
  ]
}

function warningsOf({ configuration, signatureDate }: Situation): Warning[] {
  return [
    {
      code: 'jeanbrun_conditions',
      message:
        'À vérifier\u00a0: un appartement dans un immeuble collectif, loué nu comme résidence principale ' +
        `pendant ${frenchYears(inForce(jeanbrunBase, signatureDate).value.years)}, hors famille et foyer, ` +
        'sous les plafonds de ressources. Le plafond d’amortissement vaut pour tous les logements du foyer.',
    },
    {
      code: 'jeanbrun_unsettled',
      message:
        'Le prorata de la première année, le sort du déficit et la revente ont été lus dans un projet ' +
        'de texte, pas dans le texte définitif\u00a0: le calcul retient la lecture la moins favorable.',
    },
    ...(levelOf(configuration) === 'intermediate'
      ? []
      : [
          {
            code: 'social_rent',
            message:
              'Le plafond du loyer social est fixé par commune (Loc’Avantages) et n’est pas connu ici\u00a0: vérifiez le loyer saisi.',
          },
        ]),
  ]
}
