import type { SimulationResult, TraceStep } from '../../result'
import { given, input, step } from '../../simulation/explain/step'
import type { GoalSeekAnswer, Lever } from '../answers/goalSeek'
import { simulationStep } from './borrowed'

const LEVERS: Readonly<Record<Lever, { label: string; unit: 'euros' | 'years' }>> = {
  property_price: { label: 'Prix du bien', unit: 'euros' },
  contribution: { label: 'Apport', unit: 'euros' },
  loan_duration: { label: 'Durée du prêt', unit: 'years' },
}

/** How the value that reaches an effort was found. */
export function goalSeekTrace(
  { lever, value, average_effort }: Pick<GoalSeekAnswer, 'lever' | 'value' | 'average_effort'>,
  wishedEffort: number,
  result: SimulationResult,
): TraceStep[] {
  const { label, unit } = LEVERS[lever]
  return [
    step(
      'value',
      label,
      'Valeur dont l’opération, calculée à nouveau en entier, donne l’effort le plus proche de celui qui est voulu.',
      value,
      unit,
      {
        inputs: [
          given('Effort voulu', wishedEffort, 'euros_per_month', 'file'),
          input('Effort obtenu', average_effort, 'euros_per_month', 'average_effort'),
        ],
        rounding: unit === 'years' ? 'En années entières' : 'Au centime',
      },
    ),
    step(
      'average_effort',
      'Effort mensuel moyen obtenu',
      'Effort moyen de l’opération avec cette valeur.',
      average_effort,
      'euros_per_month',
      {
        inputs: [input(label, value, unit, 'value')],
        steps: simulationStep(result, 'indicators.average_effort'),
      },
    ),
  ]
}
