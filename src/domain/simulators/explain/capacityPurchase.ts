import { guarantyFeeShare } from '../../law/lending'
import { type InForce, inForce } from '../../law/parameter'
import { type Deed, notaryFee } from '../../mechanisms/notaryFee'
import type { TraceStep } from '../../result'
import { householdInputs } from '../../simulation/explain/debtRatio'
import { given, input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type {
  CapacityContext,
  InvestmentCapacityAnswer,
  InvestmentCapacityQuestion,
} from '../answers/investmentCapacity'
import { deedOf, usualSeniority } from '../purchase'

/** The parameters that decide of a capacity. */
export interface CapacityRules {
  limit: InForce<number>
  share: InForce<number>
}

type Answer = Omit<InvestmentCapacityAnswer, 'unverified'>

/** How the purchase that a capacity leads to was found: its budget, what it costs, how it is paid. */
export function purchaseSteps(
  question: InvestmentCapacityQuestion,
  context: CapacityContext,
  answer: Answer,
  rules: CapacityRules,
): TraceStep[] {
  return [
    budgetStep(question, answer, rules),
    ...costSteps(question, context, answer),
    ...paymentSteps(question, context, answer),
  ]
}

const priceOf = ({ budget }: Answer) => input('Prix', budget ?? 0, 'euros', 'budget')

function budgetStep(question: InvestmentCapacityQuestion, answer: Answer, { limit, share }: CapacityRules): TraceStep {
  return step(
    'budget',
    'Budget maximal',
    'Prix le plus haut dont le prêt, frais compris, garde l’endettement sous la limite\u202f; aucun quand les loyers paieraient le prêt à tout prix.',
    answer.budget,
    'euros',
    {
      inputs: [
        ...householdInputs(question),
        given('Apport', question.contribution, 'euros', 'file'),
        ...loanInputs(question),
        input('Limite d’endettement', answer.max_debt_ratio, 'rate', 'max_debt_ratio'),
      ],
      law: [limit, share],
      rounding: 'À l’euro inférieur',
    },
  )
}

function costSteps(question: InvestmentCapacityQuestion, context: CapacityContext, answer: Answer): TraceStep[] {
  const price = priceOf(answer)
  const { asOf, department } = context
  const { project } = question
  const seniority = usualSeniority(project, question.seniority)
  const deed = deedOf({ seniority, on: asOf, department, project, isFirstHome: question.is_first_home === true })
  const fees = notaryFee(answer.budget ?? 0, deed)
  return [
    step(
      'notary_fee',
      'Frais de notaire',
      'Droits, émoluments, formalités et TVA sur le prix.',
      answer.notary_fee,
      'euros',
      { inputs: [price, ...deedInputs(deed, fees.dutiesRate)], law: fees.parameters, rounding: TO_THE_CENT },
    ),
    loanFeesStep(context, answer),
    step('total_cost', 'Coût total', 'Prix, frais de notaire et frais du prêt.', answer.total_cost, 'euros', {
      inputs: [
        price,
        input('Frais de notaire', answer.notary_fee, 'euros', 'notary_fee'),
        input('Frais du prêt', answer.loan_fees, 'euros', 'loan_fees'),
      ],
    }),
  ]
}

function loanFeesStep({ asOf, defaults }: CapacityContext, answer: Answer): TraceStep {
  return step(
    'loan_fees',
    'Frais du prêt',
    'Garantie proportionnelle au prêt, frais de dossier et de courtage\u202f; rien sans prêt.',
    answer.loan_fees,
    'euros',
    {
      inputs: [
        input('Montant emprunté', answer.loan_amount, 'euros', 'loan_amount'),
        given('Frais de dossier', defaults.loan_application_fee, 'euros', 'firm'),
        given('Courtage', defaults.brokerage_fee, 'euros', 'firm'),
      ],
      law: [inForce(guarantyFeeShare, asOf)],
      rounding: TO_THE_CENT,
    },
  )
}

/** What decides of the duties. */
function deedInputs({ seniority, isFirstHome }: Deed, dutiesRate: number) {
  return [
    given('Ancienneté du bien', seniority === 'old' ? 'ancien' : 'neuf', 'text', 'file'),
    ...(isFirstHome === true && seniority === 'old'
      ? [given('Première résidence principale', 'oui, sans la majoration du département', 'text', 'file')]
      : []),
    given('Droits, part du prix', dutiesRate, 'rate', 'law'),
  ]
}

function paymentSteps(question: InvestmentCapacityQuestion, { market }: CapacityContext, answer: Answer): TraceStep[] {
  const price = priceOf(answer)
  return [
    step('loan_amount', 'Montant emprunté', 'Coût total moins apport, au moins 0.', answer.loan_amount, 'euros', {
      inputs: [
        input('Coût total', answer.total_cost, 'euros', 'total_cost'),
        given('Apport', question.contribution, 'euros', 'file'),
      ],
      rounding: TO_THE_CENT,
    }),
    step(
      'monthly_payment',
      'Mensualité',
      'Mensualité constante, assurance sur le capital initial comprise.',
      answer.monthly_payment,
      'euros_per_month',
      {
        inputs: [input('Montant emprunté', answer.loan_amount, 'euros', 'loan_amount'), ...loanInputs(question)],
        rounding: TO_THE_CENT,
      },
    ),
    step(
      'expected_rent',
      'Loyer attendu',
      'Prix multiplié par le rendement du marché (loyer au m² ÷ prix au m²)\u202f; aucun pour une résidence.',
      answer.expected_rent,
      'euros_per_month',
      {
        inputs: [
          price,
          given('Loyer de marché', market.rent_per_square_meter, 'euros_per_square_meter', 'market'),
          given('Prix de marché', market.price_per_square_meter, 'euros_per_square_meter', 'market'),
        ],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}

function loanInputs({ loan_duration, loan_rate, insurance_rate }: InvestmentCapacityQuestion) {
  return [
    given('Durée du prêt', loan_duration, 'years', 'file'),
    given('Taux annuel', loan_rate, 'rate', 'file'),
    given('Taux d’assurance', insurance_rate, 'rate', 'file'),
  ]
}
