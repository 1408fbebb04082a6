import { type InForce, inForce } from '../law/parameter'
import {
  lastDeedOutsideTenseZones,
  pinelBaseCaps,
  pinelPlusRates,
  pinelRates,
  type PinelRates,
  type PinelTerm,
  pinelWindow,
} from '../law/pinel'
import type { Market, SolutionConfiguration } from '../configuration'
import type { Assumption, Warning } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchDate, frenchEuros } from '../value/frenchText'
import { roundToEuro } from '../value/rounding'
import { pinelRentCeiling } from './pinelRent'
import type { Applicability, Scheme, Situation } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const USUAL_TERM: PinelTerm = 9
const FIRST_ENGAGEMENT_YEARS = 9
const EXTENSION_YEARS = 3

/** Tax reduction for new dwellings let unfurnished under a rent ceiling (CGI art. 199 novovicies). */
export const pinel: Scheme = {
  id: 'pinel',
  title: 'Pinel',
  law: 'CGI art. 199 novovicies',
  asks: ['pinel_type', 'pinel_term', 'notary_signature_date', 'surface'],
  letting: 'unfurnished',
  works: 'capitalised',
  applies: pinelApplies,
  rentCeiling: pinelRentCeiling,

  gives(situation) {
    const { configuration, signatureDate } = situation
    const rates = pinelRatesOn(configuration, signatureDate)
    const caps = inForce(pinelBaseCaps, signatureDate)
    const term = configuration.pinel_term ?? USUAL_TERM
    const base = pinelBase(situation)
    return {
      years: situation.years.map((operating, index) => ({
        year: operating.year,
        property: declareUnfurnished(situation, operating),
        taxReduction: pinelReduction(base, rates.value, term, index),
      })),
      parameters: [rates, caps, ...unfurnishedParameters(situation.years.at(-1)?.year ?? 0)],
      assumptions: assumptionsOf(base, term),
      warnings: warningsOf(situation),
    }
  },
}

/** Base of the reduction, euros: price and fees, under the yearly cap and the cap per m². */
export function pinelBase({ acquisition, surface, signatureDate }: Pick<Situation, 'acquisition' | 'surface' | 'signatureDate'>): number {
  const { total, perSquareMeter } = inForce(pinelBaseCaps, signatureDate).value
  return Math.min(acquisition.propertyPrice + acquisition.notaryFee, perSquareMeter * surface, total)
}

/**
 * Reduction of one year of the engagement, whole euros: evenly over 6 or 9 years, then over the 3 years of the extension.
 * @param index 0 for the year of completion
 */
export function pinelReduction(base: number, rates: PinelRates, term: PinelTerm, index: number): number {
  if (index >= term) return 0
  if (term === 6) return roundToEuro((base * rates[6]) / 6)
  if (index < FIRST_ENGAGEMENT_YEARS) return roundToEuro((base * rates[9]) / FIRST_ENGAGEMENT_YEARS)
  return roundToEuro((base * (rates[12] - rates[9])) / EXTENSION_YEARS)
}

function pinelRatesOn({ pinel_type }: SolutionConfiguration, signatureDate: IsoDate): InForce<PinelRates> {
  return inForce(pinel_type === 'pinel_plus' ? pinelPlusRates : pinelRates, signatureDate)
}

function pinelApplies(configuration: SolutionConfiguration, signatureDate: IsoDate, market: Market): Applicability {
  if (configuration.pinel_type === undefined) return { kind: 'missing', answers: ['pinel_type'] }
  const closed = signatureDate > pinelWindow.last
  if (closed || signatureDate < pinelWindow.first) {
    const edge = closed ? `signés après le ${frenchDate(pinelWindow.last)}` : `signés avant le ${frenchDate(pinelWindow.first)}`
    return {
      kind: 'refused',
      answer: 'notary_signature_date',
      reason: `La réduction Pinel n’est pas ouverte aux achats ${edge} (ici\u00a0: ${frenchDate(signatureDate)}). Indiquez la date de l’acte s’il a déjà été signé, ou choisissez un autre dispositif.`,
      threshold: closed ? pinelWindow.last : pinelWindow.first,
    }
  }
  const isTense = market.zone === 'Abis' || market.zone === 'A' || market.zone === 'B1'
  if (!isTense && signatureDate > lastDeedOutsideTenseZones) {
    return {
      kind: 'refused',
      answer: 'municipality',
      reason: `La réduction Pinel est réservée aux zones A bis, A et B1 pour les actes signés après le ${frenchDate(lastDeedOutsideTenseZones)}\u202f; la commune est en zone ${market.zone}. Choisissez une autre commune ou un autre dispositif.`,
      threshold: lastDeedOutsideTenseZones,
    }
  }
  return { kind: 'applies' }
}

function assumptionsOf(base: number, term: PinelTerm): Assumption[] {
  return [
    { key: 'pinel_base', label: 'Base de la réduction', value: base, unit: 'euros', origin: 'law' },
    { key: 'pinel_term', label: 'Durée d’engagement', value: term, unit: 'years', origin: 'scheme' },
  ]
}

function warningsOf({ acquisition, surface, signatureDate }: Situation): Warning[] {
  const base = pinelBase({ acquisition, surface, signatureDate })
  const cost = acquisition.propertyPrice + acquisition.notaryFee
  if (base >= cost) return []
  return [
    {
      code: 'pinel_base_capped',
      message: `La réduction porte sur ${frenchEuros(base)}\u00a0: les plafonds de 300\u202f000\u00a0€ et de 5\u202f500\u00a0€ par m² écartent ${frenchEuros(cost - base)}.`,
    },
  ]
}
