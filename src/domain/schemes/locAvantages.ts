import { type LocLevel, locAvantagesRates, locAvantagesWindow, locAvantagesYears } from '../law/locAvantages'
import { inForce } from '../law/parameter'
import type { SolutionConfiguration } from '../configuration'
import type { IsoDate } from '../value/calendar'
import { frenchPercent, frenchYears } from '../value/frenchText'
import { roundToEuro } from '../value/rounding'
import { applicability, refused } from './applicability'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const ADVANTAGE = 'La réduction Loc’Avantages'

const questions = {
  loc_level: {
    kind: 'choice',
    label: 'Niveau de loyer conventionné',
    short: 'Niveau Loc’Avantages',
    choices: {
      loc1: 'Loc1 (intermédiaire)',
      loc2: 'Loc2 (social)',
      loc3: 'Loc3 (très social)',
    } satisfies Readonly<Record<LocLevel, string>>,
  },
  has_rental_intermediation: {
    kind: 'flag',
    label: 'Intermédiation locative',
    help: 'Location ou mandat confiés à un organisme agréé\u00a0: le taux de la réduction est plus haut.',
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Unfurnished letting under an agreement with the Anah: a share of the gross rents comes off the tax (CGI art. 199 tricies). */
export const locAvantages: InvestmentScheme<'loc_avantages', typeof questions> = {
  id: 'loc_avantages',
  kind: 'investment',
  label: 'Loc’Avantages',
  short: 'Loc’Avantages',
  slugs: ['loc-avantages'],
  law: 'CGI art. 199 tricies',
  asks: ['suggested_rent', 'notary_signature_date'],
  questions,
  requires: ['loc_level', 'suggested_rent'],
  window: { ...locAvantagesWindow, advantage: ADVANTAGE },
  letting: 'unfurnished',
  works: 'used',
  isUnderOverallCap: true,
  applies: (configuration, signatureDate) => applicability(closedLevel(configuration, signatureDate)),

  gives(situation) {
    const { configuration, signatureDate, years } = situation
    const agreement = inForce(locAvantagesYears, signatureDate)
    const rate = rateOf(configuration, signatureDate) ?? 0
    let monthsLeft = agreement.value * 12
    return {
      years: years.map((operating) => {
        const months = Math.min(monthsLeft, operating.monthsLet)
        monthsLeft -= months
        const rents = operating.monthsLet === 0 ? 0 : (operating.rent * months) / operating.monthsLet
        return {
          year: operating.year,
          property: declareUnfurnished(situation, operating),
          taxReduction: roundToEuro(rents * rate),
        }
      }),
      commitments: [agreement.value],
      parameters: [
        inForce(locAvantagesRates, signatureDate),
        agreement,
        ...unfurnishedParameters(years.at(-1)?.year ?? 0),
      ],
      assumptions: [
        { key: 'loc_rate', label: 'Réduction, part des loyers bruts', value: rate, unit: 'rate', origin: 'law' },
        { key: 'commitment', label: 'Convention avec l’Anah', value: agreement.value, unit: 'years', origin: 'law' },
      ],
      warnings: [
        {
          code: 'loc_avantages_conditions',
          message:
            'À vérifier\u00a0: le loyer saisi sous le plafond de la commune, ' +
            'qui n’est pas connu ici, les ressources du locataire, la classe énergétique ' +
            '(E au moins, D à partir de 2028) et la demande de convention avant l’échéance. ' +
            `La réduction s’arrête après ${frenchYears(agreement.value)}, sauf nouvelle convention.`,
        },
      ],
    }
  },
}

function rateOf(
  { loc_level, has_rental_intermediation }: SolutionConfiguration,
  signatureDate: IsoDate,
): number | null | undefined {
  const rates = inForce(locAvantagesRates, signatureDate).value
  return loc_level && rates[has_rental_intermediation === true ? 'intermediation' : 'direct'][loc_level]
}

function closedLevel(configuration: SolutionConfiguration, signatureDate: IsoDate) {
  if (rateOf(configuration, signatureDate) !== null) return undefined
  const rate = frenchPercent(inForce(locAvantagesRates, signatureDate).value.intermediation.loc3 ?? 0)
  return refused(
    'loc_level',
    `Le niveau Loc3 n’est ouvert qu’avec une intermédiation locative (réduction de ${rate}). Choisissez-la, ou un autre niveau.`,
    'Intermédiation locative',
  )
}
