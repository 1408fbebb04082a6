import type { SimulationResult, TraceStep } from '../../result'
import { input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type { Sincerity } from '../answers/sincerity'
import { simulationStep } from './borrowed'

/** How each figure of the checks was found. */
export function sincerityTrace(
  answer: Omit<Sincerity, 'unverified' | 'trace'>,
  presented: SimulationResult,
): TraceStep[] {
  const effort = input('Effort présenté', answer.presented_effort, 'euros_per_month', 'presented_effort')
  const wealth = input('Patrimoine net présenté', presented.indicators.net_wealth, 'euros')
  const prudentEffort = input('Effort prudent', answer.prudent_effort, 'euros_per_month', 'prudent_effort')
  const corrections = answer.checks.filter(({ state }) => state === 'to_correct')
  return [
    ...answer.checks.flatMap(({ key, label, effort_effect, wealth_effect }) => [
      step(
        `checks.${key}.effort_effect`,
        `${label}\u00a0: effet sur l’effort`,
        'Effort moyen de l’opération calculée à nouveau avec cette seule correction, moins l’effort présenté\u202f; 0 sans correction.',
        effort_effect,
        'euros_per_month',
        { inputs: [effort], rounding: TO_THE_CENT },
      ),
      step(
        `checks.${key}.wealth_effect`,
        `${label}\u00a0: effet sur le patrimoine`,
        'Patrimoine net de l’opération calculée à nouveau avec cette seule correction, moins celui qui est présenté\u202f; 0 sans correction.',
        wealth_effect,
        'euros',
        { inputs: [wealth], rounding: TO_THE_CENT },
      ),
    ]),
    step(
      'passed',
      'Contrôles satisfaits',
      'Nombre de contrôles qui n’appellent aucune correction.',
      answer.passed,
      'text',
      { inputs: [input('Contrôles à corriger', corrections.length, 'text')] },
    ),
    step(
      'presented_effort',
      'Effort présenté',
      'Effort moyen de l’opération telle qu’elle est décrite.',
      answer.presented_effort,
      'euros_per_month',
      { steps: simulationStep(presented, 'indicators.average_effort') },
    ),
    step(
      'prudent_effort',
      'Effort prudent',
      'Effort moyen de l’opération calculée à nouveau avec toutes les corrections ensemble.',
      answer.prudent_effort,
      'euros_per_month',
      {
        inputs: corrections.map(({ key, label, effort_effect }) =>
          input(label, effort_effect, 'euros_per_month', `checks.${key}.effort_effect`),
        ),
        rounding: TO_THE_CENT,
      },
    ),
    step(
      'prudent_net_wealth',
      'Patrimoine net prudent',
      'Patrimoine net à terme avec toutes les corrections ensemble.',
      answer.prudent_net_wealth,
      'euros',
      {
        inputs: [
          wealth,
          prudentEffort,
          ...corrections.map(({ key, label, wealth_effect }) =>
            input(label, wealth_effect, 'euros', `checks.${key}.wealth_effect`),
          ),
        ],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}
