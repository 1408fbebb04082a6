import { amountAt } from '#client/engine'
import { writeFigure } from '#client/ui/explanation'
import { simulators } from '#domain'
import { writeDifference } from '../scenarios/scenarioRows'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { explainAssumption } from './ofAssumptions'
import { explainSincerity } from './ofSincerity'
import {
  explainCharges,
  explainLoanPayment,
  explainLoanYear,
  explainYearlyEffort,
  explainYearlyTaxes,
  explainYears,
} from './ofSums'
import { explainAnswer, explainAssumedValue } from './ofAssumedValue'
import { explainStep, lineOf } from './ofTrace'

/** What screens make of the figures of a result. */
const composed: Readonly<
  Record<string, (solution: ExplainedSolution, place: string, name: string) => Explained | undefined>
> = {
  years: explainYears,
  loan_payment: explainLoanPayment,
  yearly_effort: explainYearlyEffort,
  yearly_taxes: explainYearlyTaxes,
  loan_years: explainLoanYear,
  charges: explainCharges,
  overall_cap: explainOverallCap,
  assumptions: explainAssumption,
  taken: explainAssumedValue,
  answers: explainAnswer,
  difference: explainDifference,
  sincerity: explainSincerity,
}

/**
 * Where a figure comes from, by its name: the key of its trace (`yearly_report.2030.rent`), or what a screen makes of such
 * figures (`years.rent`, `loan_years.2030.interest`). Undefined for a name that is no figure.
 */
export function explain(solution: ExplainedSolution, figure: string): Explained | undefined {
  const [kind = '', place = '', name = ''] = figure.split('.')
  return explainStep(solution, figure) ?? composed[kind]?.(solution, place, name)
}

/** By how much a figure of an operation differs from that of the operation it is compared with. */
function explainDifference(solution: ExplainedSolution, place: string, name: string): Explained | undefined {
  const key = `${place}.${name}`
  const [line] = lineOf(solution, key)
  const before = solution.base && amountAt(solution.base.data, [key])
  if (typeof line?.value !== 'number' || before === undefined) return undefined
  const { label, unit, value } = line
  return {
    explanation: {
      label: `Écart\u00a0: ${label.toLowerCase()}`,
      value: writeDifference(value, before, unit) || writeFigure(0, unit),
      unit: 'text',
      sentence: 'Ce que donne cette opération, moins ce que donne celle à l’écran.',
      lines: [
        { ...line, label: 'Cette opération' },
        { label: 'L’opération à l’écran', value: before, unit },
      ],
      rules: [],
    },
    amounts: undefined,
  }
}

/** Where the cap on the reductions of a year comes from. */
function explainOverallCap(solution: ExplainedSolution, year: string): Explained | undefined {
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
