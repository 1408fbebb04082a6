import { callsForFunds } from '../../law/offPlan'
import { inForce } from '../../law/parameter'
import type { Instalment } from '../../mechanisms/loanSchedule'
import type { TraceInput, TraceStep } from '../../result'
import { toEuros } from '../../value/rounding'
import type { Computation } from '../computation'
import { constructionMonths } from '../offPlan'
import { planSteps } from './loanPlan'
import { given, input, step, TO_THE_CENT } from './step'

const PER_MONTH = 'euros_per_month'

/** One step for each figure of each instalment. */
export function loanSteps(computation: Computation): TraceStep[] {
  return computation.instalments.flatMap((instalment, index) =>
    computation.loans.length > 1
      ? planSteps(computation, instalment, index + 1)
      : instalmentSteps(computation, instalment, index + 1),
  )
}

/** An instalment, with its figures as the inputs of its steps. */
interface ExplainedInstalment {
  computation: Computation
  instalment: Instalment
  /** From 1. */
  number: number
  /** Path of one of its figures. */
  at: (name: string) => string
  /** Capital owed before it. */
  owed: TraceInput
  principal: TraceInput
  interest: TraceInput
  insurance: TraceInput
}

function instalmentSteps(computation: Computation, instalment: Instalment, number: number): TraceStep[] {
  const at = (name: string) => `loan_schedule.${number}.${name}`
  const explained: ExplainedInstalment = {
    computation,
    instalment,
    number,
    at,
    owed: owedBefore(computation, instalment, number),
    principal: input('Capital', toEuros(instalment.principal), PER_MONTH, at('principal')),
    interest: input('Intérêts', toEuros(instalment.interest), PER_MONTH, at('interest')),
    insurance: input('Assurance', toEuros(instalment.insurance), PER_MONTH, at('insurance')),
  }
  return [
    paymentStep(explained),
    principalStep(explained),
    interestStep(explained),
    insuranceStep(explained),
    remainingStep(explained),
  ]
}

function owedBefore({ instalments }: Computation, instalment: Instalment, number: number): TraceInput {
  const before = toEuros(instalments[number - 2]?.remaining ?? instalment.remaining + instalment.principal)
  return input(
    'Capital restant dû avant l’échéance',
    before,
    'euros',
    number === 1 ? 'indicators.loan_amount' : `loan_schedule.${number - 1}.remaining_capital`,
  )
}

function paymentStep({ instalment, number, at, principal, interest, insurance }: ExplainedInstalment): TraceStep {
  return step(
    at('payment'),
    `Échéance ${number}`,
    'Capital, intérêts et assurance.',
    toEuros(instalment.principal + instalment.interest + instalment.insurance),
    PER_MONTH,
    {
      inputs: [principal, interest, insurance],
    },
  )
}

function principalStep({ computation, instalment, number, at, owed, interest }: ExplainedInstalment): TraceStep {
  return step(
    at('principal'),
    `Capital, échéance ${number}`,
    principalFormula(computation, instalment, number),
    toEuros(instalment.principal),
    PER_MONTH,
    { inputs: [owed, interest], rounding: TO_THE_CENT },
  )
}

function interestStep({ computation, instalment, number, at, owed }: ExplainedInstalment): TraceStep {
  const { configuration, signatureDate, deliveryDate } = computation
  const isReleased = number > constructionMonths(signatureDate, deliveryDate)
  return step(
    at('interest'),
    `Intérêts, échéance ${number}`,
    `${isReleased ? 'Capital restant dû' : 'Part du capital que la banque a versée au vendeur'}, multiplié par le douzième du taux annuel.`,
    toEuros(instalment.interest),
    PER_MONTH,
    {
      inputs: [owed, given('Taux annuel', configuration.loan_rate, 'rate', 'file')],
      law: isReleased ? [] : [inForce(callsForFunds, signatureDate)],
      rounding: TO_THE_CENT,
    },
  )
}

function insuranceStep({ computation, instalment, number, at, owed }: ExplainedInstalment): TraceStep {
  const { configuration, acquisition } = computation
  const insured =
    configuration.insurance_basis === 'remaining'
      ? owed
      : input('Montant emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount')
  return step(
    at('insurance'),
    `Assurance, échéance ${number}`,
    `${configuration.insurance_basis === 'remaining' ? 'Capital restant dû' : 'Capital initial'}, multiplié par le douzième du taux d’assurance.`,
    toEuros(instalment.insurance),
    PER_MONTH,
    {
      inputs: [insured, given('Taux d’assurance', configuration.insurance_rate, 'rate', 'file')],
      rounding: TO_THE_CENT,
    },
  )
}

function remainingStep({ instalment, number, at, owed, principal }: ExplainedInstalment): TraceStep {
  return step(
    at('remaining_capital'),
    `Capital restant dû, échéance ${number}`,
    'Capital restant dû avant l’échéance, moins le capital remboursé.',
    toEuros(instalment.remaining),
    'euros',
    {
      inputs: [owed, principal],
    },
  )
}

function principalFormula(
  { configuration, instalments }: Computation,
  { deferred, principal }: Instalment,
  number: number,
): string {
  if (deferred)
    return principal < 0
      ? 'Différé total\u00a0: les intérêts s’ajoutent au capital.'
      : 'Différé\u00a0: aucun capital n’est remboursé.'
  if (number === instalments.length) return 'Dernière échéance\u00a0: elle solde le prêt.'
  return paymentFormula(configuration)
}

/** How the instalments that repay a loan are found. */
export function paymentFormula({ loan_amortization_type, smoothed_loans = [] }: Computation['configuration']): string {
  if (loan_amortization_type === 'in_fine')
    return 'Prêt in fine\u00a0: les intérêts seuls chaque mois, le capital à la dernière échéance.'
  if (smoothed_loans.length > 0)
    return 'Mensualité lissée\u00a0: le total avec les crédits en cours reste constant, les intérêts étant toujours payés\u202f; on en retire les intérêts.'
  return 'Mensualité constante, capital × taux mensuel ÷ (1 − (1 + taux mensuel)^−nombre de mois), moins les intérêts du mois.'
}
