import type { TaxRegime } from '../configuration'
import { inForce } from '../law/parameter'
import { microProperty } from '../law/propertyIncome'
import { isMicroPropertyOpen, microPropertyIncome } from '../tax/propertyIncome'
import { endOfYear } from '../value/calendar'
import { regimeAssumption, regimeQuestion } from './regime'
import type { InvestmentScheme, OperatingYear, PropertyResult, Situation } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

/** Unfurnished letting as a main home, under the flat regime while rents allow it unless the actual one is chosen (CGI art. 32). */
export const unfurnishedRental: InvestmentScheme<'unfurnished_rental', typeof regimeQuestion> = {
  id: 'unfurnished_rental',
  kind: 'investment',
  label: 'Location nue',
  short: 'Location nue',
  slugs: ['location-nue'],
  law: 'CGI art. 28 à 32\u202f; loi 89-462',
  asks: [],
  questions: regimeQuestion,
  requires: [],
  letting: 'unfurnished',
  works: 'used',
  applies: () => ({ kind: 'applies' }),
  usualRegime: () => 'micro',

  gives(situation) {
    const { years, configuration, acquisition } = situation
    const firstYear = years[0]?.year ?? 0
    const lastYear = years.at(-1)?.year ?? firstYear
    const works = { total: acquisition.renovationPrice, energy: configuration.energy_renovation_price ?? 0 }
    const regimes = years.map((operating) => regimeOfYear(situation, operating))
    const declared = years.map((operating, index) => ({
      year: operating.year,
      property:
        regimes[index] === 'micro'
          ? declareMicro(operating)
          : declareUnfurnished(situation, operating, operating.year === firstYear ? works : undefined),
    }))
    return {
      years: declared,
      regimes,
      parameters: [
        ...(regimes.includes('micro') ? [inForce(microProperty, endOfYear(lastYear))] : []),
        ...(regimes.includes('actual') ? unfurnishedParameters(lastYear) : []),
      ],
      assumptions: [regimeAssumption('unfurnished', { years: declared, regimes })],
      warnings:
        situation.netRentalIncome > 0
          ? [
              {
                code: 'other_rents',
                message:
                  'Le régime vaut pour tous les logements loués nus du foyer. ' +
                  'Les loyers déjà perçus sont supposés au micro-foncier quand on vérifie le plafond, ' +
                  'et leur revenu net est gardé tel qu’il est saisi.',
              },
            ]
          : [],
    }
  },
}

/**
 * The flat regime is closed the year in which the rents of the household pass its ceiling, counted without a pro rata
 * (BOI-RFPI-DECLA-10).
 */
function regimeOfYear({ configuration, netRentalIncome }: Situation, { rent, year }: OperatingYear): TaxRegime {
  if (configuration.tax_regime === 'actual') return 'actual'
  const kept = microPropertyIncome(1, year)
  return isMicroPropertyOpen(rent + netRentalIncome / kept, year) ? 'micro' : 'actual'
}

/** The allowance stands for every charge, interest included: there is never a deficit. */
function declareMicro({ rent, year }: OperatingYear): PropertyResult {
  return { rents: rent, financialCharges: 0, otherCharges: rent - microPropertyIncome(rent, year), globalIncomeCap: 0 }
}
