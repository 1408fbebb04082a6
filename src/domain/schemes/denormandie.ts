import {
  denormandieRates,
  denormandieWindow,
  denormandieWorksShare,
  overseasDenormandieRates,
} from '../law/denormandie'
import { inForce } from '../law/parameter'
import { type CommitmentTerm, pinelBaseCaps } from '../law/pinel'
import { tenantIncomes } from '../law/tenantIncome'
import type { SolutionConfiguration } from '../configuration'
import type { Assumption } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchEuros, frenchPercent } from '../value/frenchText'
import { applicability, otherSeniority, refused } from './applicability'
import { commitmentsOf, reductionBase, yearlyReduction } from './cappedLetting'
import { isOverseas } from './overseas'
import { pinelRentCeiling } from './pinelRent'
import { type AnswersTo, commitmentTerms, type Questions } from './question'
import type { InvestmentScheme, Situation } from './scheme'
import { tenantIncomeAssumption } from './tenantIncome'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const USUAL_TERM: CommitmentTerm = 9
const ADVANTAGE = 'La réduction Denormandie'

const questions = {
  denormandie_term: { kind: 'number_choice', label: 'Durée d’engagement Denormandie', choices: commitmentTerms },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Tax reduction for old dwellings renovated, then let unfurnished under the Pinel ceilings (CGI art. 199 novovicies, I, B, 5°). */
export const denormandie: InvestmentScheme<'denormandie', typeof questions> = {
  id: 'denormandie',
  kind: 'investment',
  label: 'Denormandie',
  short: 'Denormandie',
  slugs: ['denormandie'],
  law: 'CGI art. 199 novovicies, I, B, 5°',
  asks: ['renovation_price', 'notary_signature_date', 'surface'],
  questions,
  requires: [],
  window: { ...denormandieWindow, advantage: ADVANTAGE },
  letting: 'unfurnished',
  works: 'used',
  isUnderOverallCap: true,
  termAnswer: 'denormandie_term',
  usual: { works: 0.45 },
  seniority: 'old',
  rentCeiling: pinelRentCeiling,

  applies: (configuration, signatureDate) =>
    applicability(otherSeniority(ADVANTAGE, configuration, 'old'), tooFewWorks(configuration, signatureDate)),

  gives(situation) {
    const { configuration, signatureDate, acquisition, years } = situation
    const overseas = isOverseas(configuration)
    const rates = inForce(overseas ? overseasDenormandieRates : denormandieRates, signatureDate)
    const caps = inForce(pinelBaseCaps, signatureDate)
    const term = configuration.denormandie_term ?? USUAL_TERM
    const cost = acquisition.propertyPrice + acquisition.notaryFee + acquisition.renovationPrice
    const base = reductionBase(cost, situation.surface, caps.value)
    return {
      years: years.map((operating, index) => ({
        year: operating.year,
        property: declareUnfurnished(situation, operating),
        [overseas ? 'overseasTaxReduction' : 'taxReduction']: yearlyReduction(base, rates.value, term, index),
      })),
      commitments: commitmentsOf(term),
      parameters: [
        rates,
        inForce(denormandieWorksShare, signatureDate),
        ...(overseas ? [] : [inForce(tenantIncomes, signatureDate)]),
        ...unfurnishedParameters(years.at(-1)?.year ?? 0),
      ],
      assumptions: assumptionsOf(situation, base, term),
      warnings: [
        ...unstatedWorks(configuration, signatureDate),
        {
          code: 'denormandie_conditions',
          message:
            'À vérifier avant de signer\u00a0: la commune ' +
            '(Action cœur de ville, opération de revitalisation ou besoin de réhabilitation marqué), ' +
            'le gain énergétique ou les deux catégories de travaux sur cinq, l’achèvement au plus ' +
            'tard le 31 décembre de la deuxième année qui suit l’achat et les ressources du locataire.',
        },
      ],
    }
  },
}

function assumptionsOf(
  { configuration, market, signatureDate, years }: Situation,
  base: number,
  term: CommitmentTerm,
): Assumption[] {
  return [
    ...(isOverseas(configuration) ? [] : [tenantIncomeAssumption(market.zone, signatureDate)]),
    { key: 'denormandie_base', label: 'Base de la réduction', value: base, unit: 'euros', origin: 'law' },
    { key: 'denormandie_term', label: 'Durée d’engagement', value: term, unit: 'years', origin: 'scheme' },
    {
      key: 'works_finished_in',
      label: 'Travaux achevés, première réduction',
      value: String(years[0]?.year ?? ''),
      unit: 'text',
      origin: 'convention',
    },
  ]
}

/** Many homes are sold with their works in the price: without an amount of works, nobody can tell their share. */
function unstatedWorks({ renovation_price }: SolutionConfiguration, signatureDate: IsoDate) {
  if (renovation_price !== undefined) return []
  const share = frenchPercent(inForce(denormandieWorksShare, signatureDate).value)
  return [
    {
      code: 'denormandie_works_unstated',
      message:
        'Le montant des travaux n’est pas indiqué\u202f: le prix est supposé les comprendre. Vérifiez qu’ils ' +
        `représentent au moins ${share} du coût total de l’opération, sans quoi la réduction n’est pas due.`,
    },
  ]
}

function tooFewWorks({ property_price, notary_fee, renovation_price }: SolutionConfiguration, signatureDate: IsoDate) {
  if (renovation_price === undefined) return undefined
  const share = inForce(denormandieWorksShare, signatureDate).value
  const least = Math.ceil(((property_price + notary_fee) * share) / (1 - share))
  if (renovation_price >= least) return undefined
  return refused(
    'renovation_price',
    `Les travaux doivent représenter au moins ${frenchPercent(share)} du coût total de l’opération\u00a0: ` +
      `au moins ${frenchEuros(least)} ici, contre ${frenchEuros(renovation_price)}. ` +
      'Corrigez leur montant ou choisissez un autre dispositif.',
    frenchEuros(least),
  )
}
