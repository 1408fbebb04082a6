import type { InForce } from '../../law/parameter'
import type { TraceInput, TraceStep } from '../../result'
import { DEBT_RATIO_BEFORE, householdInputs } from '../../simulation/explain/debtRatio'
import { given, input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type { LoanCapacityAnswer, LoanCapacityQuestion, LoanOffer } from '../answers/loanCapacity'

/** How each figure of a loan capacity was found. */
export function loanCapacityTrace(
  question: LoanCapacityQuestion,
  answer: Omit<LoanCapacityAnswer, 'unverified'>,
  limit: InForce<number>,
): TraceStep[] {
  return [
    step('loan_duration', 'Durée du prêt', 'Durée demandée.', answer.loan_duration, 'years', {
      inputs: [given('Durée', question.loan_duration, 'years', 'file')],
    }),
    ...offerSteps('', answer, question, limit),
    step('debt_ratio_limit', 'Taux d’effort maximal', 'Limite en vigueur.', answer.debt_ratio_limit, 'rate', {
      law: [limit],
    }),
    step('debt_ratio_before', 'Endettement avant', DEBT_RATIO_BEFORE, answer.debt_ratio_before, 'rate', {
      inputs: householdInputs(question),
    }),
    ...answer.by_duration.flatMap((offer) => offerSteps(`by_duration.${offer.loan_duration}.`, offer, question, limit)),
  ]
}

function offerSteps(
  prefix: string,
  offer: LoanOffer,
  question: LoanCapacityQuestion,
  limit: InForce<number>,
): TraceStep[] {
  const { loan_duration, loan_rate, loan_amount } = offer
  const loan = [
    input('Durée', loan_duration, 'years'),
    input('Taux annuel', loan_rate, 'rate', `${prefix}loan_rate`),
    given('Taux d’assurance', question.insurance_rate, 'rate', 'file'),
  ]
  const amount = input('Montant emprunté', loan_amount, 'euros', `${prefix}loan_amount`)
  return [
    ...borrowingSteps(prefix, offer, question, limit, { loan, amount }),
    ...costSteps(prefix, offer, [amount, ...loan]),
  ]
}

/** What the household can pay each month, borrow and spend. */
function borrowingSteps(
  prefix: string,
  { loan_rate, monthly_payment, loan_amount, budget }: LoanOffer,
  question: LoanCapacityQuestion,
  limit: InForce<number>,
  { loan, amount }: { loan: readonly TraceInput[]; amount: TraceInput },
): TraceStep[] {
  return [
    step(
      `${prefix}loan_rate`,
      'Taux du prêt',
      'Taux indiqué, ou celui de la société pour cette durée.',
      loan_rate,
      'rate',
    ),
    step(
      `${prefix}monthly_payment`,
      'Mensualité',
      'Mensualité constante, assurance sur le capital initial comprise.',
      monthly_payment,
      'euros_per_month',
      { inputs: [amount, ...loan], rounding: TO_THE_CENT },
    ),
    step(
      `${prefix}loan_amount`,
      'Capital empruntable',
      'Capital que rembourse la mensualité qui porte le foyer à la limite d’endettement, sans aucun loyer à venir.',
      loan_amount,
      'euros',
      {
        inputs: [...householdInputs(question), ...loan],
        law: [limit],
        rounding: TO_THE_CENT,
      },
    ),
    step(`${prefix}budget`, 'Budget, frais compris', 'Capital empruntable plus apport.', budget, 'euros', {
      inputs: [amount, given('Apport', question.contribution, 'euros', 'file')],
    }),
  ]
}

/** What the loan costs over its whole duration. */
function costSteps(prefix: string, { interest_cost, insurance_cost }: LoanOffer, inputs: TraceInput[]): TraceStep[] {
  return [
    step(
      `${prefix}interest_cost`,
      'Coût des intérêts',
      'Somme des intérêts de toutes les échéances.',
      interest_cost,
      'euros',
      { inputs, rounding: 'Chaque échéance au centime' },
    ),
    step(
      `${prefix}insurance_cost`,
      'Coût de l’assurance',
      'Somme des primes de toutes les échéances.',
      insurance_cost,
      'euros',
      { inputs, rounding: 'Chaque échéance au centime' },
    ),
  ]
}
