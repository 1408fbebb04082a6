import { inForce } from '../law/parameter'
import { foreignRentCredit, usualSubscriptionFee } from '../law/scpi'
import type { SolutionConfiguration } from '../configuration'
import { roundToCent } from '../value/rounding'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme, OperatingYear, OwnRent, Situation, TaxableYear } from './scheme'
import { globalIncomeCap, unfurnishedParameters } from './unfurnished'

const questions = {
  scpi_distribution_rate: {
    kind: 'fraction',
    label: 'Taux de distribution de la SCPI',
    short: 'Taux de distribution',
    help: 'Revenus d’une année rapportés au prix des parts, nets de l’impôt payé à l’étranger.',
  },
  scpi_foreign_share: {
    kind: 'fraction',
    label: 'Part des loyers étrangers',
    help: 'Aucune si vous laissez vide.',
  },
  scpi_subscription_fee_rate: {
    kind: 'fraction',
    label: 'Frais de souscription de la SCPI',
    short: 'Frais de souscription',
    help: 'Part du prix que le retrait ne rend pas. 10\u202f% si vous laissez vide.',
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Shares of an SCPI, perhaps on credit: its rents are those of its owners, French ones and foreign ones (CGI art. 8 and 239 septies). */
export const scpiShares: InvestmentScheme<'scpi_shares', typeof questions> = {
  id: 'scpi_shares',
  kind: 'investment',
  label: 'Parts de SCPI',
  short: 'SCPI',
  slugs: ['parts-de-scpi'],
  law: 'CGI art. 8, 28 à 31 et 239 septies',
  asks: ['notary_signature_date'],
  questions,
  requires: ['scpi_distribution_rate'],
  letting: 'unfurnished',
  works: 'used',
  seniority: 'old',
  isShares: true,
  applies: () => ({ kind: 'applies' }),
  // The company pays the charges of its buildings before it distributes what is left.
  isPaidByOthers: () => true,
  ownRent,

  gives(situation) {
    const { configuration, signatureDate, years, acquisition } = situation
    const foreign = foreignShareOf(configuration)
    const usualFee = inForce(usualSubscriptionFee, signatureDate)
    const fee = configuration.scpi_subscription_fee_rate ?? usualFee.value
    const value = roundToCent(acquisition.propertyPrice * (1 - fee))
    return {
      years: years.map((operating) => ({ ...declared(situation, operating, foreign), propertyValue: value })),
      parameters: [
        ...(foreign > 0 ? [inForce(foreignRentCredit, signatureDate)] : []),
        ...(configuration.scpi_subscription_fee_rate === undefined ? [usualFee] : []),
        ...unfurnishedParameters(years.at(-1)?.year ?? 0).slice(0, 1),
      ],
      assumptions: [
        { key: 'scpi_value', label: 'Valeur de retrait des parts', value, unit: 'euros', origin: 'convention' },
        { key: 'scpi_foreign_share', label: 'Part des loyers étrangers', value: foreign, unit: 'rate', origin: 'file' },
      ],
      warnings: [
        {
          code: 'scpi_risks',
          message:
            'Ni le revenu ni la valeur des parts ne sont garantis, et leur revente peut prendre du temps. ' +
            'Le délai de jouissance et les revenus financiers de la SCPI ne sont pas comptés.',
        },
        ...(foreign > 0
          ? [
              {
                code: 'scpi_foreign_rents',
                message:
                  'Les loyers étrangers supportent l’impôt de leur pays\u202f; ' +
                  'en France ils relèvent le taux des autres revenus, ' +
                  'un crédit efface leur propre impôt et ils ne supportent pas de prélèvements sociaux. ' +
                  'La convention de chaque pays est à vérifier.',
              },
            ]
          : []),
      ],
    }
  },
}

/** What the shares distribute each month. */
function ownRent({ property_price, scpi_distribution_rate = 0 }: SolutionConfiguration): OwnRent {
  return {
    monthlyRent: (property_price * scpi_distribution_rate) / 12,
    formula: 'Prix des parts multiplié par le taux de distribution, par mois',
    inputs: [
      { label: 'Prix des parts', value: property_price, unit: 'euros' },
      { label: 'Taux de distribution', value: scpi_distribution_rate, unit: 'rate' },
    ],
  }
}

const foreignShareOf = ({ scpi_foreign_share }: SolutionConfiguration): number => Math.min(1, scpi_foreign_share ?? 0)

/** The loan is deducted from French rents and from foreign ones in proportion; foreign ones never make a deficit in France. */
function declared({ acquisition, years }: Situation, operating: OperatingYear, foreign: number): TaxableYear {
  const { year, rent, interest, insurance } = operating
  const financialCharges = interest + insurance + (operating === years[0] ? acquisition.loanFees : 0)
  return {
    year,
    property: {
      rents: rent * (1 - foreign),
      financialCharges: financialCharges * (1 - foreign),
      otherCharges: 0,
      globalIncomeCap: globalIncomeCap(0, year),
    },
    ...(foreign > 0 ? { foreignRents: Math.max(0, (rent - financialCharges) * foreign) } : {}),
  }
}
