import { inForce } from '../law/parameter'
import { hotelLikeInterpretation } from '../law/interpretations'
import { accommodationVat, hotelLikeLetting } from '../law/rentalVat'
import type { SolutionConfiguration } from '../configuration'
import type { IsoDate } from '../value/calendar'
import { frenchEuros, frenchPercent } from '../value/frenchText'
import type { Assumption } from '../result'
import { applicability, refused } from './applicability'
import { actualRegimeParameters, declareFurnished } from './furnished'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme } from './scheme'
import { recoveredVat, vatOfYear, vatParameters, withoutVat } from './taxedLetting'

const questions = {
  hotel_services: {
    kind: 'integer',
    label: 'Services hôteliers proposés',
    minimum: 0,
    maximum: 4,
    help: 'Parmi\u00a0: petit déjeuner, ménage, linge, accueil. Trois au moins.',
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Furnished letting with hotel services: rents bear VAT, the VAT of the purchase is recovered (CGI art. 261 D, 4°, b and 271). */
export const paraHotelier: InvestmentScheme<'para_hotelier', typeof questions> = {
  id: 'para_hotelier',
  kind: 'investment',
  label: 'Para-hôtelier',
  short: 'Para-hôtelier',
  slugs: ['lmnp-para-hotelier'],
  law: 'CGI art. 261 D, 4°, b et 271',
  asks: ['seniority', 'furniture_price', 'suggested_rent'],
  questions,
  requires: [],
  letting: 'furnished',
  isLetByTheNight: true,
  works: 'capitalised',
  isManaged: true,
  applies: (configuration, signatureDate) => applicability(tooFewServices(configuration, signatureDate)),

  gives(situation) {
    const { acquisition, years, signatureDate } = situation
    const vat = recoveredVat(situation)
    const rate = inForce(accommodationVat, signatureDate).value
    const conditions = inForce(hotelLikeLetting, signatureDate)
    const declared = declareFurnished({ acquisition: withoutVat(acquisition, vat), years }, () => 'actual')
    return {
      years: declared.map((taxable) => ({ ...taxable, vat: vatOfYear(vat, situation, taxable.year) })),
      parameters: [
        ...actualRegimeParameters(years.at(-1)?.year ?? 0),
        conditions,
        inForce(hotelLikeInterpretation, signatureDate),
        ...vatParameters(situation),
      ],
      assumptions: assumptionsOf(vat.price + vat.works + vat.furniture, rate),
      warnings: [
        {
          code: 'hotel_like_conditions',
          message:
            `${conditions.text()}. Le loyer saisi s’entend hors TVA (${frenchPercent(rate)}). La TVA récupérée ` +
            `(${frenchEuros(vat.price + vat.works + vat.furniture)}) suppose de renoncer à la franchise\u202f; ` +
            'une part en est reversée si l’activité cesse ou si le bien est vendu à qui ne la poursuit pas.',
        },
      ],
    }
  },
}

function assumptionsOf(recovered: number, rate: number): Assumption[] {
  return [
    { key: 'recovered_vat', label: 'TVA récupérée', value: recovered, unit: 'euros', origin: 'law' },
    {
      key: 'rent_vat',
      label: 'TVA encaissée et reversée, en plus du loyer',
      value: rate,
      unit: 'rate',
      origin: 'law',
    },
  ]
}

function tooFewServices({ hotel_services: offered }: SolutionConfiguration, signatureDate: IsoDate) {
  const { services } = inForce(hotelLikeLetting, signatureDate).value
  if (offered === undefined || offered >= services) return undefined
  return refused(
    'hotel_services',
    `La location n’est para-hôtelière qu’avec au moins ${services} services sur quatre ` +
      `(petit déjeuner, ménage, linge, accueil)\u202f; ${offered} sont proposés. ` +
      'Ajoutez des services, ou choisissez la location saisonnière.',
    String(services),
  )
}
