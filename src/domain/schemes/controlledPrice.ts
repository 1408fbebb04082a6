import { controlledPriceClauses } from '../law/homes'
import { inForce } from '../law/parameter'
import { frenchEuros, frenchNumber, frenchYears } from '../value/frenchText'
import { homeCost, type HomePurchase, type HomeScheme } from './home'
import { noQuestions } from './question'

/** A home sold below the market under the conditions of a municipality, which its deed states: there is no national rule. */
interface ControlledPricePurchase extends HomePurchase {
  /** Highest reference income of the buyers, euros a year; absent when the programme sets none. */
  incomeCeiling?: number
  referenceIncome: number
  /** Highest price, euros a m² of useful area (living area and half of the annexes). */
  priceCeiling?: number
  usefulArea?: number
  /** Years of the clause against letting and free resale; absent: the usual ones. */
  clauseYears?: number
}

/** A home at a price that the municipality controls, bought to be lived in. */
export const controlledPrice: HomeScheme<'controlled_price', ControlledPricePurchase> = {
  id: 'controlled_price',
  kind: 'home',
  label: 'Prix maîtrisés',
  short: 'Prix maîtrisés',
  slugs: ['prix-maitrises'],
  law: 'Acte de vente et convention de la commune',
  asks: [],
  ownPrice: 'controlled',
  questions: noQuestions,
  requires: [],
  gives(purchase) {
    const clauses = inForce(controlledPriceClauses, purchase.signatureDate)
    const { notary_fee, property_price } = purchase.configuration
    const years = purchase.clauseYears ?? clauses.value.years
    return {
      obstacles: obstaclesOf(purchase),
      cost: homeCost(purchase),
      commitments: [
        `Résidence principale ${clauses.value.monthsLivedInAYear} mois par an au moins, ni louée ni revendue librement pendant ${frenchYears(years)}.`,
        `Pendant ce temps, le prix de revente est plafonné au prix payé et aux frais justifiés\u00a0: ${frenchEuros(property_price + notary_fee)} aujourd’hui.`,
      ],
      parameters: [clauses],
    }
  },
}

function obstaclesOf({
  configuration,
  incomeCeiling,
  referenceIncome,
  priceCeiling,
  usefulArea = 0,
}: ControlledPricePurchase): string[] {
  const price = usefulArea > 0 ? configuration.property_price / usefulArea : undefined
  return [
    ...(incomeCeiling !== undefined && referenceIncome > incomeCeiling
      ? [
          `Le revenu fiscal de référence (${frenchEuros(referenceIncome)}) dépasse le plafond du programme, ${frenchEuros(incomeCeiling)}.`,
        ]
      : []),
    ...(priceCeiling !== undefined && price !== undefined && price > priceCeiling
      ? [
          `Le prix (${frenchNumber(price)}\u00a0€ par m² de surface utile) dépasse celui du programme, ${frenchEuros(priceCeiling)} par m².`,
        ]
      : []),
  ]
}
