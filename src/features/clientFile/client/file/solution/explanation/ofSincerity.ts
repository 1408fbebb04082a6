import type { ExplainedLine } from '#client/ui/explanation'
import type { Explained, ExplainedSolution, Sincerity } from './explainedSolution'
import { lineOf } from './ofTrace'

/** Where a figure of the sincerity checks comes from: the prudent effort, or the effect of one correction. */
export function explainSincerity(solution: ExplainedSolution, name: string): Explained | undefined {
  const { sincerity } = solution
  if (!sincerity) return undefined
  const presented = lineOf(solution, 'indicators.average_effort', 'Effort présenté')
  if (name === 'prudent_effort') {
    const corrections = sincerity.checks.filter(({ state }) => state === 'to_correct')
    const lines = corrections.map(({ key, label, effort_effect }): ExplainedLine => ({
      label,
      value: effort_effect,
      unit: 'euros_per_month',
      figure: `sincerity.${key}`,
    }))
    const sentence =
      'L’effort présenté, calculé de nouveau avec toutes les corrections ensemble. Elles agissent les unes sur les autres\u202f: leur somme peut en différer un peu.'
    return {
      explanation: {
        label: 'Effort prudent',
        value: sincerity.prudent_effort,
        unit: 'euros_per_month',
        sentence,
        lines: [...presented, ...lines],
        rules: [],
      },
      amounts: undefined,
    }
  }
  const check = sincerity.checks.find(({ key }) => key === name)
  if (!check) return undefined
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
