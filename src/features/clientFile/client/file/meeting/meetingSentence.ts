import type { Attributes } from '#contract'
import { formatEuros } from '#client/ui'
import { withCapital } from '#presentation/formats'
import type { SimulationAnswer } from '#features/simulation/client'
import { capitalDueOf } from '#features/simulation/contract/report'
import { costOf, propertyOf } from '#features/clientFile/contract/solution'

type Result = Pick<SimulationAnswer['data'], 'indicators' | 'yearly_report' | 'loans'>
type Year = Result['yearly_report'][number]

const isRepaid = ({ principal, interest }: Year): boolean => principal + interest > 0

/**
 * What is bought, the capital that is due at once and what is left in the end, to be read by the client; what the rents pay is said by the chart.
 * @param place name of the municipality; undefined as long as it is not known
 */
export function meetingSentence(
  simulation: Partial<Attributes<'simulation'>>,
  place: string | undefined,
  { indicators, yearly_report, loans }: Result,
): string {
  const property = propertyOf(simulation, place)
  const end = yearly_report.at(-1)?.year
  const bought = `${withCapital(property)}, pour ${costOf(simulation)}.`
  const due = capitalDueOf({ loans })
  const capital = due ? ` En ${due.year}, il vous faudrait rembourser ${formatEuros(due.amount)} de capital.` : ''
  const then = end === undefined ? 'À la fin' : `En ${end}`
  return `${bought}${capital} ${then}, prêt et impôts déduits, il vous resterait ${formatEuros(indicators.net_wealth)}.`
}

/** The first year that nothing more is repaid in, after one in which it was. */
export function yearAfterLoan({ yearly_report }: Pick<Result, 'yearly_report'>): Year | undefined {
  const last = yearly_report.findLastIndex(isRepaid)
  return last < 0 ? undefined : yearly_report[last + 1]
}
