import { type InForce, inForce } from '../law/parameter'
import {
  type CommitmentRates,
  type CommitmentTerm,
  lastDeedOutsideTenseZones,
  overseasPinelPlusRates,
  overseasPinelRates,
  pinelBaseCaps,
  pinelPlusRates,
  pinelRates,
  pinelWindow,
} from '../law/pinel'
import type { Market, SolutionConfiguration } from '../configuration'
import type { Assumption, Warning } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchDate, frenchEuros } from '../value/frenchText'
import { applicability, type Obstacle, outsideWindow, outsideZones } from './applicability'
import { commitmentsOf, completionYear, reductionBase, yearlyReduction } from './cappedLetting'
import { isOverseas } from './overseas'
import { pinelRentCeiling } from './pinelRent'
import { type AnswersTo, commitmentTerms, type Questions } from './question'
import type { InvestmentScheme, Situation } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const USUAL_TERM: CommitmentTerm = 9
const ADVANTAGE = 'La réduction Pinel'

const questions = {
  pinel_type: { kind: 'choice', label: 'Type de Pinel', choices: { pinel: 'Pinel', pinel_plus: 'Pinel +' } },
  pinel_term: { kind: 'number_choice', label: 'Durée d’engagement Pinel', choices: commitmentTerms },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Tax reduction for new dwellings let unfurnished under a rent ceiling (CGI art. 199 novovicies). */
export const pinel: InvestmentScheme<'pinel', typeof questions> = {
  id: 'pinel',
  kind: 'investment',
  label: 'Pinel',
  short: 'Pinel',
  slugs: ['pinel'],
  law: 'CGI art. 199 novovicies',
  asks: ['notary_signature_date', 'surface'],
  questions,
  requires: ['pinel_type'],
  window: { ...pinelWindow, advantage: ADVANTAGE },
  letting: 'unfurnished',
  works: 'capitalised',
  isUnderOverallCap: true,
  termAnswer: 'pinel_term',
  usual: { answers: { pinel_type: 'pinel' } },
  applies: (_configuration, signatureDate, market) => applicability(outsideOpenZones(signatureDate, market)),
  rentCeiling: pinelRentCeiling,

  gives(situation) {
    const { configuration, signatureDate } = situation
    const rates = pinelRatesOn(configuration, signatureDate)
    const caps = inForce(pinelBaseCaps, signatureDate)
    const term = configuration.pinel_term ?? USUAL_TERM
    const base = pinelBase(situation)
    const completion = completionYear(situation)
    return {
      years: situation.years.map((operating) => ({
        year: operating.year,
        property: declareUnfurnished(situation, operating),
        [isOverseas(configuration) ? 'overseasTaxReduction' : 'taxReduction']: yearlyReduction(
          base,
          rates.value,
          term,
          operating.year - completion,
        ),
      })),
      commitments: commitmentsOf(term),
      parameters: [rates, caps, ...unfurnishedParameters(situation.years.at(-1)?.year ?? 0)],
      assumptions: assumptionsOf(base, term),
      warnings: warningsOf(situation, base),
    }
  },
}

/** Base of the reduction, euros: price and fees, under the yearly cap and the cap per m². */
export function pinelBase({
  acquisition,
  surface,
  signatureDate,
}: Pick<Situation, 'acquisition' | 'surface' | 'signatureDate'>): number {
  return reductionBase(
    acquisition.propertyPrice + acquisition.notaryFee,
    surface,
    inForce(pinelBaseCaps, signatureDate).value,
  )
}

/** Rates of a deed, by the kind of Pinel and the place. */
export function pinelRatesOn(
  configuration: Pick<SolutionConfiguration, 'pinel_type'> & Partial<Pick<SolutionConfiguration, 'municipality'>>,
  signatureDate: IsoDate,
): InForce<CommitmentRates> {
  const isPlus = configuration.pinel_type === 'pinel_plus'
  if (isOverseas(configuration)) return inForce(isPlus ? overseasPinelPlusRates : overseasPinelRates, signatureDate)
  return inForce(isPlus ? pinelPlusRates : pinelRates, signatureDate)
}

/** What closes the reduction to a deed in a place; undefined when nothing does. */
export function pinelObstacle(signatureDate: IsoDate, market: Pick<Market, 'zone'>): Obstacle {
  return outsideWindow(ADVANTAGE, pinelWindow, signatureDate) ?? outsideOpenZones(signatureDate, market)
}

function outsideOpenZones(signatureDate: IsoDate, market: Pick<Market, 'zone'>): Obstacle {
  if (signatureDate <= lastDeedOutsideTenseZones) return undefined
  const condition = `A bis, A et B1 pour les actes signés après le ${frenchDate(lastDeedOutsideTenseZones)}`
  return outsideZones(ADVANTAGE, ['Abis', 'A', 'B1'], market, condition)
}

function assumptionsOf(base: number, term: CommitmentTerm): Assumption[] {
  return [
    { key: 'pinel_base', label: 'Base de la réduction', value: base, unit: 'euros', origin: 'law' },
    { key: 'pinel_term', label: 'Durée d’engagement', value: term, unit: 'years', origin: 'scheme' },
  ]
}

function warningsOf({ acquisition }: Situation, base: number): Warning[] {
  const closed = {
    code: 'pinel_closed',
    message: `La réduction Pinel est fermée aux achats signés après le ${frenchDate(pinelWindow.last)}\u00a0: ce calcul vaut pour un bien déjà acheté.`,
  }
  const cost = acquisition.propertyPrice + acquisition.notaryFee
  if (base >= cost) return [closed]
  return [
    closed,
    {
      code: 'pinel_base_capped',
      message:
        `La réduction porte sur ${frenchEuros(base)}\u00a0: ` +
        `les plafonds de 300\u202f000\u00a0€ et de 5\u202f500\u00a0€ par m² écartent ${frenchEuros(cost - base)}.`,
    },
  ]
}
