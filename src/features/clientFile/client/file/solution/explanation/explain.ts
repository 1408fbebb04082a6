import type { Explained, ExplainedSolution } from './explainedSolution'
import { explainAssumption } from './ofAssumptions'
import { explainDifference } from './ofDifferences'
import { explainSincerity } from './ofSincerity'
import { explainOverallCap } from './ofOverallCap'
import {
  explainCharges,
  explainLoanPayment,
  explainLoanYear,
  explainYearlyEffort,
  explainYearlyTaxes,
  explainYears,
} from './ofSums'
import { explainAnswer, explainAssumedValue } from './ofAssumedValue'
import { explainStep } from './ofTrace'

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
