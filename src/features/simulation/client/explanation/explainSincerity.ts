import type { ExplainedLine } from '#client/ui/explanation'
import type { Explained, ExplainedSolution, Sincerity } from './explainedSolution'
import { lineOf } from './explainSteps'

/** Where a figure of the sincerity checks comes from: the prudent effort, or the effect of one correction. */
export function explainSincerity(solution: ExplainedSolution, name: string): Explained | undefined {
  const { sincerity } = solution
  if (!sincerity) return undefined
  if (name === 'prudent_effort') return explainPrudentEffort(solution, sincerity)
  const check = sincerity.checks.find(({ key }) => key === name)
  return check && explainEffect(solution, check)
}

function explainPrudentEffort(solution: ExplainedSolution, { checks, prudent_effort }: Sincerity): Explained {
  const corrections = checks
    .filter(({ state }) => state === 'to_correct')
    .map(({ key, label, effort_effect }): ExplainedLine => ({
      label,
      value: effort_effect,
      unit: 'euros_per_month',
      figure: `sincerity.${key}`,
    }))
  return {
    explanation: {
      label: 'Effort prudent',
      value: prudent_effort,
      unit: 'euros_per_month',
      sentence:
        'L’effort présenté, calculé de nouveau avec toutes les corrections ensemble. ' +
        'Elles agissent les unes sur les autres\u202f: leur somme peut en différer un peu.',
      lines: [...lineOf(solution, 'indicators.average_effort', 'Effort présenté'), ...corrections],
      rules: [],
    },
    amounts: undefined,
  }
}

function explainEffect(solution: ExplainedSolution, check: Sincerity['checks'][number]): Explained {
  const effect = effectOf(check)
  const corrected: ExplainedLine = {
    label: effect.correctedLabel,
    value: solution.answer.data.indicators[effect.indicator] + effect.value,
    unit: effect.unit,
  }
  const sentence = `${check.message} L’effet est la différence entre ce que donne l’opération corrigée et ce qui est présenté.`
  const lines = [corrected, ...lineOf(solution, `indicators.${effect.indicator}`)]
  return {
    explanation: { label: check.label, value: effect.value, unit: effect.unit, sentence, lines, rules: [] },
    amounts: undefined,
  }
}

/** What the correction of a check changes: the effort, or where it leaves the effort as it is, the net wealth at the end. */
export function effectOf({ effort_effect, wealth_effect }: Sincerity['checks'][number]) {
  return effort_effect === 0 && wealth_effect !== 0
    ? ({
        value: wealth_effect,
        unit: 'euros',
        indicator: 'net_wealth',
        correctedLabel: 'Patrimoine net corrigé',
      } as const)
    : ({
        value: effort_effect,
        unit: 'euros_per_month',
        indicator: 'average_effort',
        correctedLabel: 'Effort corrigé',
      } as const)
}

type Checks = Pick<Sincerity, 'checks'>

/** How many checks of sincerity apply to an operation: those without object are counted neither as kept nor as missed. */
export const applicable = ({ checks }: Checks): number =>
  checks.filter(({ state }) => state !== 'not_applicable').length

/** `, 2 sans objet`; nothing where all apply. */
export function withoutObject(sincerity: Checks): string {
  const count = sincerity.checks.length - applicable(sincerity)
  return count === 0 ? '' : `, ${String(count)} sans objet`
}
