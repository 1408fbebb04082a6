import { simulators } from '#domain'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { lineOf } from './ofTrace'

/** Where the cap on the reductions of a year comes from. */
export function explainOverallCap(solution: ExplainedSolution, year: string): Explained | undefined {
  const cap = simulators.overallCapOf(solution.configuration, Number(year))
  if (!cap) return undefined
  const { label, from, source, evidence, verified } = cap.rule
  return {
    explanation: {
      label: `${label} ${year}`,
      value: cap.amount,
      unit: 'euros_per_year',
      sentence:
        'Les réductions et crédits d’impôt d’une année ne peuvent pas réduire l’impôt de plus que ce plafond\u202f; ce qui le dépasse est perdu.',
      lines: ['tax_reduction', 'lost_tax_reduction'].flatMap((field) =>
        lineOf(solution, `yearly_report.${year}.${field}`),
      ),
      rules: [
        {
          label,
          value: cap.rule.text(),
          from,
          source,
          link: undefined,
          reliability: evidence === 'official' && !verified ? 'outdated' : evidence,
        },
      ],
    },
    amounts: undefined,
  }
}
