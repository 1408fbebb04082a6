import type { InForce } from '../../law/parameter'
import type { TraceStep } from '../../result'
import { given, input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type { ReducedVatAnswer, ReducedVatQuestion } from '../answers/reducedVat'

type VatRules = Readonly<Record<'rates' | 'incomes' | 'clawback', InForce<unknown>>>

type VatFigures = Omit<ReducedVatAnswer, 'unverified'>

/** How each figure of a reduced VAT was found. */
export function reducedVatTrace(question: ReducedVatQuestion, answer: VatFigures, rules: VatRules): TraceStep[] {
  return [
    step(
      'income_ceiling',
      'Plafond de revenus',
      'Plafond du secteur pour le nombre d’occupants.',
      answer.income_ceiling,
      'euros_per_year',
      {
        inputs: [given('Occupants', question.household_composition, 'text', 'file')],
        law: [rules.incomes],
      },
    ),
    ...priceSteps(question, answer, rules),
    ...clawbackSteps(answer, rules),
  ]
}

/** The price at each rate, and what one spares to the other. */
function priceSteps({ property_price }: ReducedVatQuestion, answer: VatFigures, { rates }: VatRules): TraceStep[] {
  const normal = input('Prix au taux normal', answer.price_at_normal_rate, 'euros', 'price_at_normal_rate')
  const withoutVat = input('Prix hors taxe', answer.price_without_vat, 'euros', 'price_without_vat')
  const reduced = input('Prix au taux réduit', answer.price_at_reduced_rate, 'euros', 'price_at_reduced_rate')
  return [
    step(
      'price_without_vat',
      'Prix hors taxe',
      'Prix au taux normal divisé par un plus ce taux.',
      answer.price_without_vat,
      'euros',
      { inputs: [normal], law: [rates], rounding: TO_THE_CENT },
    ),
    step('price_at_normal_rate', 'Prix au taux normal', 'Prix saisi.', answer.price_at_normal_rate, 'euros', {
      inputs: [given('Prix du bien', property_price, 'euros', 'file')],
    }),
    step(
      'price_at_reduced_rate',
      'Prix au taux réduit',
      'Prix hors taxe multiplié par un plus le taux réduit.',
      answer.price_at_reduced_rate,
      'euros',
      { inputs: [withoutVat], law: [rates], rounding: TO_THE_CENT },
    ),
    step('saving', 'TVA épargnée', 'Prix au taux normal moins prix au taux réduit.', answer.saving, 'euros', {
      inputs: [normal, reduced],
    }),
  ]
}

/** What is taken back from a buyer who leaves early. */
function clawbackSteps(answer: VatFigures, { clawback }: VatRules): TraceStep[] {
  const saving = input('TVA épargnée', answer.saving, 'euros', 'saving')
  return answer.clawback.map(({ year, amount }) =>
    step(
      `clawback.${year}`,
      `TVA reprise, année ${year}`,
      'TVA épargnée, diminuée d’une part par année entière depuis la livraison.',
      amount,
      'euros',
      { inputs: [saving], law: [clawback], rounding: TO_THE_CENT },
    ),
  )
}
