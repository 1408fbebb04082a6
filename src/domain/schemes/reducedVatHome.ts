import { newHomeVat, reducedVatClawback, reducedVatIncomes } from '../law/reducedVat'
import { inForce } from '../law/parameter'
import type { MunicipalityCodes, ReducedVatQuestion } from '../simulators/answers/reducedVat'
import { reducedVat } from '../simulators/reducedVat'
import { frenchEuros, frenchYears } from '../value/frenchText'
import { homeCost, type HomePurchase, type HomeScheme } from './home'
import { noQuestions } from './question'

/** A new home whose price is typed with the normal rate of VAT. */
export interface ReducedVatPurchase extends HomePurchase {
  question: Omit<ReducedVatQuestion, 'property_price' | 'signature_date'>
  municipality: MunicipalityCodes
}

/** A new main home in or around a priority district, at 5.5 % of VAT when the household is eligible (CGI art. 278 sexies, III). */
export const reducedVatHome: HomeScheme<'reduced_vat', ReducedVatPurchase> = {
  id: 'reduced_vat',
  kind: 'home',
  label: 'TVA réduite',
  short: 'TVA 5,5\u202f%',
  slugs: ['tva-reduite'],
  law: 'CGI art. 278 sexies, III et 284, II',
  asks: [],
  questions: noQuestions,
  requires: [],
  seniority: 'new',
  gives(purchase) {
    const { configuration, question, municipality, signatureDate } = purchase
    const asked = { ...question, property_price: configuration.property_price, signature_date: signatureDate }
    const answer = reducedVat(asked, municipality)
    const clawback = inForce(reducedVatClawback, signatureDate)
    const property_price = answer.eligible ? answer.price_at_reduced_rate : answer.price_at_normal_rate
    return {
      obstacles: answer.obstacles.map(({ message }) => message),
      cost: homeCost({ ...purchase, configuration: { ...configuration, property_price } }),
      commitments: answer.eligible
        ? [
            `Une revente ou une location dans les ${frenchYears(clawback.value.years)} reprend ` +
              `la TVA épargnée (${frenchEuros(answer.saving)}), diminuée d’un dixième par année entière.`,
            ...answer.to_check,
          ]
        : [],
      parameters: [inForce(newHomeVat, signatureDate), inForce(reducedVatIncomes, signatureDate), clawback],
    }
  },
}
