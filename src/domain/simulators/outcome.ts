import type { SimulationContext, SolutionConfiguration } from '../configuration'
import type { Refusal, SimulationResult } from '../result'
import { computationOf } from '../simulate'
import { roundToCent } from '../value/rounding'

/** What an operation comes to. Euros, euros a month, fractions. */
export interface Outcome {
  readonly indicators: SimulationResult['indicators']
  /** Net wealth at the end, cash flows and VAT refunded, less own funds. */
  readonly gain: number
}

/** What the simulation of an operation comes to, for those who compare many: nothing of its report is written. */
export function outcome(configuration: SolutionConfiguration, context: SimulationContext): Outcome | Refusal {
  const computation = computationOf(configuration, context)
  if ('kind' in computation) return computation
  const { indicators, lines } = computation
  return { indicators, gain: gainOf({ indicators, yearly_report: lines }) }
}

/** Net wealth at the end, cash flows and VAT refunded, less own funds; euros. */
export function gainOf({ indicators, yearly_report }: Pick<SimulationResult, 'indicators' | 'yearly_report'>): number {
  const received = yearly_report.reduce((sum, line) => sum + line.cash_flow + line.vat_refund, 0)
  return roundToCent(indicators.net_wealth + received - (indicators.total_cost - indicators.loan_amount))
}
