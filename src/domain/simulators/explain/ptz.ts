import type { InForce } from '../../law/parameter'
import type { TraceStep } from '../../result'
import { given, input, step, TO_THE_CENT, TO_THE_EURO } from '../../simulation/explain/step'
import type { PtzAnswer, PtzQuestion } from '../answers/ptz'

/** The tables of the zero-rate loan on the date of an offer. */
type PtzRules = Readonly<
  Record<'ceilings' | 'slices' | 'coefficients' | 'costCaps' | 'openings' | 'terms' | 'conditions', InForce<unknown>>
>

type PtzFigures = Omit<PtzAnswer, 'unverified'>

/** How each figure of a zero-rate loan was found. */
export function ptzTrace(question: PtzQuestion, answer: PtzFigures, rules: PtzRules): TraceStep[] {
  return [
    ...incomeSteps(question, answer, rules),
    ...costSteps(question, answer, rules),
    shareStep(answer, rules),
    amountStep(question, answer, rules),
    ...durationSteps(answer, rules),
    ...paymentSteps(question, answer),
    ...scheduleSteps(answer),
  ]
}

function incomeSteps(
  question: PtzQuestion,
  answer: PtzFigures,
  { ceilings, slices, coefficients, conditions }: PtzRules,
): TraceStep[] {
  const occupants = given('Occupants', question.household_composition, 'text', 'file')
  const retained = input('Revenu retenu', answer.income_retained, 'euros_per_year', 'income_retained')
  return [
    step(
      'income_ceiling',
      'Plafond de revenus',
      'Plafond de la zone pour le nombre d’occupants.',
      answer.income_ceiling,
      'euros_per_year',
      { inputs: [occupants], law: [ceilings] },
    ),
    retainedIncomeStep(question, answer, conditions),
    step(
      'income_per_part',
      'Revenu par part',
      'Revenu retenu divisé par le coefficient familial.',
      answer.income_per_part,
      'euros_per_year',
      { inputs: [retained, occupants], law: [coefficients], rounding: TO_THE_CENT },
    ),
    step('slice', 'Tranche', 'Première tranche de la zone qui contient le revenu par part.', answer.slice, 'text', {
      inputs: [input('Revenu par part', answer.income_per_part, 'euros_per_year', 'income_per_part')],
      law: [slices],
    }),
  ]
}

function retainedIncomeStep(
  question: PtzQuestion,
  { income_retained }: PtzFigures,
  conditions: InForce<unknown>,
): TraceStep {
  return step(
    'income_retained',
    'Revenu retenu',
    'Le plus élevé du revenu fiscal de référence et du coût total divisé par le diviseur de la règle.',
    income_retained,
    'euros_per_year',
    {
      inputs: [
        given('Revenu fiscal de référence N−2', question.n_2_taxable_income, 'euros_per_year', 'file'),
        ...costInputs(question),
      ],
      law: [conditions],
      rounding: TO_THE_CENT,
    },
  )
}

/** The cost that the loan may be counted on. */
function costSteps(question: PtzQuestion, answer: PtzFigures, { costCaps }: PtzRules): TraceStep[] {
  return [
    step('cost_cap', 'Plafond du coût', 'Plafond de la zone pour le nombre d’occupants.', answer.cost_cap, 'euros', {
      inputs: [given('Occupants', question.household_composition, 'text', 'file')],
      law: [costCaps],
    }),
    step('cost_retained', 'Coût retenu', 'Prix et travaux, dans la limite du plafond.', answer.cost_retained, 'euros', {
      inputs: [...costInputs(question), input('Plafond', answer.cost_cap, 'euros', 'cost_cap')],
      rounding: TO_THE_CENT,
    }),
  ]
}

function shareStep(answer: PtzFigures, { openings }: PtzRules): TraceStep {
  return step(
    'share',
    'Quotité',
    'Part du coût que la tranche et le type de logement financent\u202f; 0 quand le logement n’ouvre pas droit au prêt.',
    answer.share,
    'rate',
    { inputs: [sliceInput(answer)], law: [openings] },
  )
}

function amountStep({ other_loans }: PtzQuestion, answer: PtzFigures, { conditions }: PtzRules): TraceStep {
  return step(
    'amount',
    'Montant du PTZ',
    'Coût retenu multiplié par la quotité, dans la limite des autres prêts\u202f; 0 quand il est refusé.',
    answer.amount,
    'euros',
    {
      inputs: [
        input('Coût retenu', answer.cost_retained, 'euros', 'cost_retained'),
        input('Quotité', answer.share, 'rate', 'share'),
        ...(other_loans === undefined ? [] : [given('Autres prêts de plus de deux ans', other_loans, 'euros', 'file')]),
      ],
      law: [conditions],
      rounding: TO_THE_EURO,
    },
  )
}

/** For how long the loan is lent. */
function durationSteps(answer: PtzFigures, { terms }: PtzRules): TraceStep[] {
  const slice = sliceInput(answer)
  return [
    step('deferral_years', 'Différé', 'Durée sans remboursement de la tranche.', answer.deferral_years, 'years', {
      inputs: [slice],
      law: [terms],
    }),
    step(
      'repayment_years',
      'Remboursement',
      'Durée de remboursement de la tranche, après le différé.',
      answer.repayment_years,
      'years',
      { inputs: [slice], law: [terms] },
    ),
  ]
}

/** What is paid each month, and what a bank would have asked besides. */
function paymentSteps(question: PtzQuestion, answer: PtzFigures): TraceStep[] {
  const { amount, deferral } = loanInputs(answer)
  const repayment = input('Remboursement', answer.repayment_years, 'years', 'repayment_years')
  return [
    step(
      'monthly_payment',
      'Mensualité après le différé',
      'Montant divisé par les mois de remboursement, sans intérêt.',
      answer.monthly_payment,
      'euros_per_month',
      { inputs: [amount, repayment], rounding: TO_THE_CENT },
    ),
    step(
      'interest_saved',
      'Intérêts épargnés',
      'Intérêts d’un prêt bancaire du même montant sur toute la durée.',
      answer.interest_saved,
      'euros',
      {
        inputs: [amount, deferral, repayment, given('Taux du prêt bancaire', question.loan_rate, 'rate', 'file')],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}

function scheduleSteps(answer: PtzFigures): TraceStep[] {
  const { amount, deferral } = loanInputs(answer)
  return answer.yearly_schedule.flatMap(({ year, repaid, remaining_capital }) => [
    step(
      `yearly_schedule.${year}.repaid`,
      `Remboursé l’année ${year}`,
      'Somme des mensualités de l’année\u202f; rien pendant le différé.',
      repaid,
      'euros_per_year',
      { inputs: [amount, deferral] },
    ),
    step(
      `yearly_schedule.${year}.remaining_capital`,
      `Restant dû, fin de l’année ${year}`,
      'Montant du prêt moins ce qui a été remboursé.',
      remaining_capital,
      'euros',
      {
        inputs: [amount, input('Remboursé dans l’année', repaid, 'euros_per_year', `yearly_schedule.${year}.repaid`)],
      },
    ),
  ])
}

function sliceInput({ slice }: PtzFigures) {
  return input('Tranche', slice, 'text', 'slice')
}

function loanInputs({ amount, deferral_years }: PtzFigures) {
  return {
    amount: input('Montant du PTZ', amount, 'euros', 'amount'),
    deferral: input('Différé', deferral_years, 'years', 'deferral_years'),
  }
}

function costInputs({ property_price, renovation_price }: PtzQuestion) {
  return [
    given('Prix du logement', property_price, 'euros', 'file'),
    given('Travaux', renovation_price, 'euros', 'file'),
  ]
}
