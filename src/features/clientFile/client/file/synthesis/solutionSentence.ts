import { enumerations, type Attributes } from '#contract'
import { formatEuros } from '#client/ui'
import { costOf, propertyOf } from '#features/clientFile/contract/solution'
import { type SimulationAnswer } from '#features/simulation/client'
import { capitalDueOf } from '#features/simulation/contract/report'

type Result = Pick<SimulationAnswer['data'], 'indicators' | 'yearly_report' | 'loan_schedule' | 'loans'>

/**
 * An operation and what it comes to, in one sentence for the client.
 * @param place name of the municipality; undefined as long as it is not known
 */
export function solutionSentence(
  simulation: Partial<Attributes<'simulation'>>,
  place: string | undefined,
  result: Result,
): string {
  const { indicators, yearly_report, loan_schedule } = result
  const { project } = simulation
  const scheme = project ? `${enumerations.projectTypes[project]}\u00a0: ` : ''
  const years = Math.round(loan_schedule.length / 12)
  const effort = `${indicators.average_effort >= 0 ? 'effort moyen' : 'excédent moyen'} de ${formatEuros(Math.abs(indicators.average_effort), { per: 'mois' })}`
  const loan = years > 0 ? `pendant ${years}\u00a0ans` : 'sans emprunt'
  const end = yearly_report.at(-1)?.year
  const due = capitalDueOf(result)
  const capital = due ? `, capital de ${formatEuros(due.amount)} à rembourser en ${due.year}` : ''
  const wealth = `patrimoine net de ${formatEuros(indicators.net_wealth)}${end === undefined ? '' : ` en ${end}`}`
  return `${scheme}${propertyOf(simulation, place)}, ${costOf(simulation)}, ${effort} ${loan}${capital}, ${wealth}.`
}
