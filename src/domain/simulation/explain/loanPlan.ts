import type { Instalment } from '../../mechanisms/loanSchedule'
import type { TraceStep } from '../../result'
import { toEuros } from '../../value/rounding'
import type { Computation } from '../computation'
import { loansOfPlan } from '../loansOfPlan'
import { input, step } from './step'

const TITLES = {
  principal: 'Capital',
  interest: 'Intérêts',
  insurance: 'Assurance',
  remaining: 'Capital restant dû',
} as const

type Part = keyof typeof TITLES

/** An instalment of a plan of several loans: each figure is the sum of those of its loans. */
export function planSteps(computation: Computation, instalment: Instalment, number: number): TraceStep[] {
  const at = (name: string) => `loan_schedule.${number}.${name}`
  const { principal, interest, insurance } = instalment
  const sum = (part: Part, name: string) =>
    step(
      at(name),
      `${TITLES[part]}, échéance ${number}`,
      'Somme des prêts du plan.',
      toEuros(instalment[part]),
      part === 'remaining' ? 'euros' : 'euros_per_month',
      { inputs: ofLoans(computation, part, number) },
    )
  return [
    step(
      at('payment'),
      `Échéance ${number}`,
      'Capital, intérêts et assurance.',
      toEuros(principal + interest + insurance),
      'euros_per_month',
      {
        inputs: (['principal', 'interest', 'insurance'] as const).map((part) =>
          input(TITLES[part], toEuros(instalment[part]), 'euros_per_month', at(part)),
        ),
      },
    ),
    sum('principal', 'principal'),
    sum('interest', 'interest'),
    sum('insurance', 'insurance'),
    sum('remaining', 'remaining_capital'),
  ]
}

function ofLoans(computation: Computation, part: Part, number: number) {
  const labels = loanLabels(computation)
  return computation.loans.flatMap(({ instalments }, index) => {
    const own = instalments[number - 1]
    return own === undefined ? [] : [input(labels[index] ?? '', toEuros(own[part]), 'euros_per_month')]
  })
}

/** The names of the loans are the same for every instalment. */
const known = new WeakMap<Computation, string[]>()

function loanLabels(computation: Computation): string[] {
  const labels = known.get(computation) ?? loansOfPlan(computation).map(({ label }) => label)
  known.set(computation, labels)
  return labels
}
