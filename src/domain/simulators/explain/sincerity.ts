import type { SimulationResult, TraceInput, TraceStep } from '../../result'
import { input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type { Sincerity } from '../answers/sincerity'
import { simulationStep } from './borrowed'

type Figures = Omit<Sincerity, 'unverified' | 'trace'>
type Check = Sincerity['checks'][number]

/** How each figure of the checks was found. */
export function sincerityTrace(answer: Figures, presented: SimulationResult): TraceStep[] {
  const effort = input('Effort présenté', answer.presented_effort, 'euros_per_month', 'presented_effort')
  const wealth = input('Patrimoine net présenté', presented.indicators.net_wealth, 'euros')
  const corrections = answer.checks.filter(({ state }) => state === 'to_correct')
  const applicable = answer.checks.filter(({ state }) => state !== 'not_applicable')
  return [
    ...answer.checks.flatMap((check) => checkSteps(check, effort, wealth)),
    step(
      'passed',
      'Contrôles satisfaits',
      'Nombre de contrôles qui s’appliquent et n’appellent aucune correction.',
      answer.passed,
      'text',
      {
        inputs: [
          input('Contrôles qui s’appliquent', applicable.length, 'text'),
          input('Contrôles à corriger', corrections.length, 'text'),
        ],
      },
    ),
    ...effortSteps(answer, presented, corrections),
    wealthStep(answer, wealth, corrections),
  ]
}

/** What the correction of one check changes. */
function checkSteps(
  { key, label, effort_effect, wealth_effect }: Check,
  effort: TraceInput,
  wealth: TraceInput,
): TraceStep[] {
  return [
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
  ]
}

function effortSteps(answer: Figures, presented: SimulationResult, corrections: readonly Check[]): TraceStep[] {
  return [
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
  ]
}

function wealthStep(answer: Figures, wealth: TraceInput, corrections: readonly Check[]): TraceStep {
  return step(
    'prudent_net_wealth',
    'Patrimoine net prudent',
    'Patrimoine net à terme avec toutes les corrections ensemble.',
    answer.prudent_net_wealth,
    'euros',
    {
      inputs: [
        wealth,
        input('Effort prudent', answer.prudent_effort, 'euros_per_month', 'prudent_effort'),
        ...corrections.map(({ key, label, wealth_effect }) =>
          input(label, wealth_effect, 'euros', `checks.${key}.wealth_effect`),
        ),
      ],
      rounding: TO_THE_CENT,
    },
  )
}
