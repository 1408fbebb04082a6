import type { LoanOfPlan, TraceStep, Unit } from '../../result'
import type { Computation } from '../computation'
import { loansOfPlan } from '../loansOfPlan'
import { usuryRule } from '../usury'
import { given, input, step, TO_THE_CENT } from './step'
import { usuryInputs } from './usuryInputs'

/** One step for each figure of each loan of the plan. */
export function loanOfPlanSteps(computation: Computation): TraceStep[] {
  return loansOfPlan(computation).flatMap((loan) => [...stepsOf(loan), usuryStep(loan, computation)])
}

type Figure = Exclude<keyof LoanOfPlan, 'key' | 'label' | 'capital_due' | `usury_${string}`>

function stepsOf(loan: LoanOfPlan): TraceStep[] {
  // The amount of a row is the figure of the row itself.
  const at = (name: Figure) => (name === 'amount' ? `loans.${loan.key}` : `loans.${loan.key}.${name}`)
  const [amount, rate, months] = [
    input('Montant', loan.amount, 'euros', at('amount')),
    input('Taux annuel', loan.rate, 'rate', at('rate')),
    input('Échéances', loan.months, 'months', at('months')),
  ]
  const figure = (name: Figure, label: string, formula: string, unit: Unit, details: Parameters<typeof step>[5] = {}) =>
    step(at(name), `${label}, ${loan.label}`, formula, loan[name], unit, details)
  const amountFormula =
    loan.key === 'main' ? 'Coût total, moins l’apport et les autres prêts du plan.' : 'Montant saisi dans le plan.'
  const due = step(
    `loans.${loan.key}.capital_due`,
    `Capital dû au terme, ${loan.label}`,
    'Capital d’un prêt in fine ou d’un prêt relais, remboursé en une fois avec sa dernière échéance.',
    loan.capital_due?.amount ?? null,
    'euros',
    { inputs: [amount] },
  )
  return [
    due,
    figure('amount', 'Montant', amountFormula, 'euros'),
    figure('rate', 'Taux annuel', 'Taux nominal, hors assurance.', 'rate', {
      inputs: [given('Taux annuel', loan.rate, 'rate', 'file')],
    }),
    figure('months', 'Échéances', 'Durée du prêt, différé et chantier compris.', 'months'),
    figure('monthly_payment', 'Mensualité', 'Première mensualité pleine, assurance comprise.', 'euros_per_month', {
      inputs: [amount, rate, months],
      rounding: TO_THE_CENT,
    }),
    figure('interest', 'Intérêts', 'Somme des intérêts de toutes les échéances.', 'euros', {
      inputs: [amount, rate, months],
    }),
    figure('insurance', 'Assurance', 'Somme des primes de tous les emprunteurs, chacune pour sa quotité.', 'euros'),
    figure('effective_rate', 'TAEG', 'Taux équivalent de ce prêt seul, frais et assurance compris.', 'rate', {
      inputs: [amount, rate, months],
    }),
  ]
}

function usuryStep(loan: LoanOfPlan, computation: Computation) {
  return step(
    `loans.${loan.key}.usury_ceiling`,
    `Seuil de l’usure, ${loan.label}`,
    'Seuil de la catégorie du prêt, le plus récent connu au jour de l’offre\u00a0: son TAEG ne peut pas le dépasser.',
    loan.usury_ceiling,
    'rate',
    {
      inputs: usuryInputs(loan),
      law: [usuryRule(computation)],
    },
  )
}
