import type { SimulationContext, SolutionConfiguration } from '../configuration'
import type { Indicators, MonthlyReport, YearLine } from '../result'
import type { InvestmentScheme } from '../schemes/scheme'
import type { Charge } from './charges'
import { highestPayment } from './financing'
import { indicatorsOf } from './indicators'
import { monthlyReport } from './monthlyReport'
import { chargeLines, type Lettings } from './operating'
import { projectionOf } from './projection'
import { type TaxedOperation, taxedOperation } from './taxation'
import type { Timeline } from './timeline'

/** Everything that a simulation found on its way, from which its report, its assumptions and its trace are written. */
export interface Computation extends TaxedOperation {
  monthlyReport: MonthlyReport
  indicators: Indicators
}

/** Runs a scheme over the calendar years of an operation that was found valid. */
export function compute(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  scheme: InvestmentScheme,
  surface: number,
): Computation {
  const projection = projectionOf(configuration, context, scheme, surface)
  const { charges, timeline, loans, instalments, lettings } = projection
  const taxed = taxedOperation(configuration, context, scheme, projection)
  const { lines, signatureDate, acquisition } = taxed
  const basis = {
    configuration,
    signatureDate,
    acquisition,
    held: timeline.years,
    lines,
    lettings,
    monthlyPayment: highestPayment(loans),
    charges,
    loanMonths: instalments.length,
  }
  return Object.assign(taxed, {
    monthlyReport: monthlyReportOf(lines, charges, timeline, lettings),
    indicators: indicatorsOf(basis),
  })
}

function monthlyReportOf(
  lines: readonly YearLine[],
  charges: readonly Charge[],
  { years, referenceIndex }: Timeline,
  lettings: Lettings,
): MonthlyReport {
  const line = lines[referenceIndex]
  const held = years[referenceIndex]
  if (line === undefined || held === undefined) throw new RangeError('An operation is held at least a month')
  return monthlyReport(line, chargeLines(charges, held, lettings), lettings)
}
