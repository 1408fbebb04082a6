import type { LoanCost, TraceInput, TraceStep } from '../../result'
import { callsOf } from '../calls'
import type { Computation } from '../computation'
import { loanCostOf } from '../loanCost'
import { loansOfPlan } from '../loansOfPlan'
import { usuryRule } from '../usury'
import { given, input, step } from './step'
import { usuryInputs } from './usuryInputs'

const at = (name: keyof LoanCost) => `loan_cost.${name}`

/** One step for each figure of what borrowing costs. */
export function loanCostSteps(computation: Computation): TraceStep[] {
  const cost = loanCostOf(computation, loansOfPlan(computation))
  if (cost === null) return []
  return [
    effectiveRateStep(cost, computation),
    insuranceRateStep(cost),
    usuryStep(cost, computation),
    ...sumSteps(cost),
    interimStep(cost, computation),
    plannedFeesStep(cost, computation),
    ...feeSteps(cost, computation),
  ]
}

function effectiveRateStep(cost: LoanCost, { acquisition, indicators, instalments }: Computation): TraceStep {
  return step(
    at('effective_rate'),
    'TAEG',
    'Taux annuel équivalent au taux mensuel qui égalise ce que l’emprunteur reçoit, ' +
      'frais déduits, et ce qu’il paie chaque mois, assurance comprise (C. conso. art. R314-3).',
    cost.effective_rate,
    'rate',
    {
      inputs: [
        input('Montant emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount'),
        ...feeInputs(cost),
        ...(cost.planned_loan_fees > 0 ? [plannedFeesInput(cost)] : []),
        input('Mensualité', indicators.monthly_payment, 'euros_per_month', 'indicators.monthly_payment'),
        input('Échéances', instalments.length, 'months'),
      ],
    },
  )
}

function insuranceRateStep(cost: LoanCost): TraceStep {
  return step(
    at('insurance_effective_rate'),
    'TAEA, part de l’assurance dans le TAEG',
    'TAEG moins le même taux calculé sans l’assurance (C. conso. art. L313-8).',
    cost.insurance_effective_rate,
    'rate',
    {
      inputs: [
        ...(cost.effective_rate === null ? [] : [input('TAEG', cost.effective_rate, 'rate', at('effective_rate'))]),
        input('Assurance', cost.insurance, 'euros', at('insurance')),
      ],
    },
  )
}

function usuryStep(cost: LoanCost, computation: Computation): TraceStep {
  return step(
    at('usury_ceiling'),
    'Seuil de l’usure',
    'Seuil de la catégorie du prêt, le plus récent connu au jour de l’offre\u00a0: aucun TAEG ne peut le dépasser.',
    cost.usury_ceiling,
    'rate',
    {
      inputs: usuryInputs(cost),
      law: [usuryRule(computation)],
    },
  )
}

function sumSteps(cost: LoanCost): TraceStep[] {
  return [
    step(at('interest'), 'Intérêts du prêt', 'Somme des intérêts de toutes les échéances.', cost.interest, 'euros'),
    step(at('insurance'), 'Assurance du prêt', 'Somme des primes de toutes les échéances.', cost.insurance, 'euros'),
    step(at('total'), 'Coût total du crédit', 'Intérêts, assurance et frais.', cost.total, 'euros', {
      inputs: [
        input('Intérêts', cost.interest, 'euros', at('interest')),
        input('Assurance', cost.insurance, 'euros', at('insurance')),
        ...feeInputs(cost),
        plannedFeesInput(cost),
      ],
    }),
  ]
}

function feeInputs({ guarantee_fee, application_fee, brokerage_fee }: LoanCost): TraceInput[] {
  return [
    input('Frais de garantie', guarantee_fee, 'euros', at('guarantee_fee')),
    input('Frais de dossier', application_fee, 'euros', at('application_fee')),
    input('Frais de courtage', brokerage_fee, 'euros', at('brokerage_fee')),
  ]
}

function plannedFeesInput({ planned_loan_fees }: LoanCost): TraceInput {
  return input('Frais des autres prêts', planned_loan_fees, 'euros', at('planned_loan_fees'))
}

function interimStep({ interim_interest }: LoanCost, computation: Computation): TraceStep {
  const calls = callsOf(computation)
  return step(
    at('interim_interest'),
    'Intérêts intercalaires',
    'Intérêts de ce que la banque a versé au vendeur, chaque mois de l’acte à la livraison\u202f; 0 quand le bien est déjà construit.',
    interim_interest,
    'euros',
    {
      inputs: calls.map(({ key, label, monthly_interest }) =>
        input(label, monthly_interest, 'euros_per_month', `calls_for_funds.${key}.monthly_interest`),
      ),
    },
  )
}

function plannedFeesStep({ planned_loan_fees }: LoanCost, { configuration }: Computation): TraceStep {
  return step(
    at('planned_loan_fees'),
    'Frais des autres prêts',
    'Garantie et dossier des prêts qui complètent le prêt principal.',
    planned_loan_fees,
    'euros',
    {
      inputs: (configuration.planned_loans ?? []).map(({ fees = 0 }, index) =>
        given(`Autre prêt ${index + 1}`, fees, 'euros', 'file'),
      ),
    },
  )
}

function feeSteps(cost: LoanCost, { configuration }: Computation): TraceStep[] {
  const origin = (typed: number | undefined) => (typed === undefined ? 'firm' : 'file')
  const fee = (name: 'guarantee_fee' | 'application_fee' | 'brokerage_fee', label: string, typed: number | undefined) =>
    step(at(name), label, 'Payés le jour du prêt\u202f; comptés dans le coût de l’opération.', cost[name], 'euros', {
      inputs: [given(label, cost[name], 'euros', origin(typed))],
    })
  return [
    fee('guarantee_fee', 'Frais de garantie', configuration.guaranty_fee),
    fee('application_fee', 'Frais de dossier', configuration.loan_application_fee),
    fee('brokerage_fee', 'Frais de courtage', configuration.brokerage_fee),
  ]
}
