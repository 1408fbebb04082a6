import { energyWorksDeficitCap, globalIncomeDeficitCap, managementLumpSum } from '../law/propertyIncome'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import type { OperatingYear, Scheme, Situation, TaxableYear } from './scheme'
import { declareUnfurnished } from './unfurnished'

/** Unfurnished letting of a property with works, whose deficit global income takes up to a cap (CGI art. 156, I, 3°). */
export const landDeficit: Scheme = {
  id: 'land_deficit',
  title: 'Déficit foncier',
  law: 'CGI art. 31 et 156, I, 3°',
  asks: ['renovation_price'],
  letting: 'unfurnished',

  applies: ({ renovation_price }) =>
    renovation_price === undefined ? { kind: 'missing', answers: ['renovation_price'] } : { kind: 'applies' },

  gives(situation) {
    const firstYear = situation.years[0]?.year ?? 0
    const on = endOfYear(firstYear)
    return {
      years: situation.years.map((operating) => declaredYear(situation, operating)),
      parameters: [inForce(globalIncomeDeficitCap, on), inForce(energyWorksDeficitCap, on), inForce(managementLumpSum, on)],
      assumptions: [
        {
          key: 'works_paid_on',
          label: 'Année de paiement des travaux',
          value: String(firstYear),
          unit: 'text',
          origin: 'convention',
        },
      ],
      warnings: [
        {
          code: 'keep_letting',
          message: `Le logement doit rester loué jusqu’au 31 décembre de la troisième année qui suit la dernière imputation sur le revenu global\u202f; sinon l’économie d’impôt est reprise.`,
        },
      ],
    }
  },
}

/** Largest deficit that global income may take: the general cap, raised by the energy works up to the raised cap. Euros. */
export function globalIncomeCap(energyWorks: number, year: number): number {
  const on = endOfYear(year)
  const general = inForce(globalIncomeDeficitCap, on).value
  return Math.min(inForce(energyWorksDeficitCap, on).value, general + energyWorks)
}

function declaredYear(situation: Situation, operating: OperatingYear): TaxableYear {
  const isFirstYear = operating === situation.years[0]
  const energyWorks = isFirstYear ? (situation.configuration.energy_renovation_price ?? 0) : 0
  const works = isFirstYear ? situation.acquisition.renovationPrice : 0
  return {
    year: operating.year,
    property: declareUnfurnished(situation, operating, globalIncomeCap(energyWorks, operating.year), works),
  }
}
