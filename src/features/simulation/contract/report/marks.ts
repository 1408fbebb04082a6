import { schemes, type SimulationReport, type SolutionConfiguration } from '#domain'
import type { YearMark } from '#presentation/charts'
import { formatEuros } from '#presentation/formats'
import { capitalDueOf } from './capitalDue'

/** Years that change an operation: the property is delivered, the commitment to let it or to keep it ends, capital is due at once. */
export function marksOf(
  { yearly_report, assumptions, loans }: SimulationReport,
  configuration: SolutionConfiguration,
): readonly YearMark[] {
  const { delivery_date } = configuration
  const firstLet = yearly_report.find(({ months_let }) => months_let > 0)?.year
  const commitment = assumptions.find(({ key }) => key === 'commitment')?.value ?? termOf(configuration)
  const due = capitalDueOf({ loans })
  const marks = [
    ...(due ? [{ year: due.year, label: `Capital à rembourser\u00a0: ${formatEuros(due.amount)}` }] : []),
    ...(delivery_date === undefined ? [] : [{ year: Number(delivery_date.slice(0, 4)), label: 'Livraison' }]),
    ...(firstLet === undefined || typeof commitment !== 'number'
      ? []
      : [{ year: firstLet + commitment, label: 'Fin d’engagement' }]),
  ]
  return marks.filter(({ year }) => yearly_report.some((line) => line.year === year))
}

/** Years that the household chose to let for. */
function termOf(configuration: SolutionConfiguration): unknown {
  const term = schemes.findInvestment(configuration.project)?.termAnswer
  return term && configuration[term]
}
