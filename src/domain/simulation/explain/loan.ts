import { callsForFunds } from '../../law/offPlan'
import { inForce } from '../../law/parameter'
import type { Instalment } from '../../mechanisms/loanSchedule'
import type { TraceStep } from '../../result'
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

function instalmentSteps(computation: Computation, instalment: Instalment, number: number): TraceStep[] {
  const { configuration, instalments, acquisition, signatureDate, deliveryDate } = computation
  const at = (name: string) => `loan_schedule.${number}.${name}`
  const [principal, interest, insurance] = [
    toEuros(instalment.principal),
    toEuros(instalment.interest),
    toEuros(instalment.insurance),
  ]
  const before = toEuros(instalments[number - 2]?.remaining ?? instalment.remaining + instalment.principal)
  const owed = input(
    'Capital restant dû avant l’échéance',
    before,
    'euros',
    number === 1 ? 'indicators.loan_amount' : `loan_schedule.${number - 1}.remaining_capital`,
  )
  const isReleased = number > constructionMonths(signatureDate, deliveryDate)
  const insured =
    configuration.insurance_basis === 'remaining'
      ? owed
      : input('Montant emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount')
  return [
    step(
      at('payment'),
      `Échéance ${number}`,
      'Capital, intérêts et assurance.',
      toEuros(instalment.principal + instalment.interest + instalment.insurance),
      PER_MONTH,
      {
        inputs: [
          input('Capital', principal, PER_MONTH, at('principal')),
          input('Intérêts', interest, PER_MONTH, at('interest')),
          input('Assurance', insurance, PER_MONTH, at('insurance')),
        ],
      },
    ),
    step(
      at('principal'),
      `Capital, échéance ${number}`,
      principalFormula(computation, instalment, number),
      principal,
      PER_MONTH,
      { inputs: [owed, input('Intérêts', interest, PER_MONTH, at('interest'))], rounding: TO_THE_CENT },
    ),
    step(
      at('interest'),
      `Intérêts, échéance ${number}`,
      `${isReleased ? 'Capital restant dû' : 'Part du capital que la banque a versée au vendeur'}, multiplié par le douzième du taux annuel.`,
      interest,
      PER_MONTH,
      {
        inputs: [owed, given('Taux annuel', configuration.loan_rate, 'rate', 'file')],
        law: isReleased ? [] : [inForce(callsForFunds, signatureDate)],
        rounding: TO_THE_CENT,
      },
    ),
    step(
      at('insurance'),
      `Assurance, échéance ${number}`,
      `${configuration.insurance_basis === 'remaining' ? 'Capital restant dû' : 'Capital initial'}, multiplié par le douzième du taux d’assurance.`,
      insurance,
      PER_MONTH,
      {
        inputs: [insured, given('Taux d’assurance', configuration.insurance_rate, 'rate', 'file')],
        rounding: TO_THE_CENT,
      },
    ),
    step(
      at('remaining_capital'),
      `Capital restant dû, échéance ${number}`,
      'Capital restant dû avant l’échéance, moins le capital remboursé.',
      toEuros(instalment.remaining),
      'euros',
      {
        inputs: [owed, input('Capital', principal, PER_MONTH, at('principal'))],
      },
    ),
  ]
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
