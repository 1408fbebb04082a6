import type { Computation } from '../computation'
import type { TraceStep, YearLine } from '../../result'
import { operatingColumns } from './yearlyOperating'
import { taxColumns } from './yearlyTax'
import { wealthColumns } from './yearlyWealth'
import { type Columns, explainedYears } from './yearlyColumns'
import { step } from './step'

/** Every column of the yearly report but the year itself. */
const columns: Columns<Exclude<keyof YearLine, 'year'>> = { ...operatingColumns, ...taxColumns, ...wealthColumns }

/** One step for each figure of each year. */
export function yearlySteps(computation: Computation): TraceStep[] {
  const all = Object.entries(columns)
  return explainedYears(computation).flatMap((year) =>
    all.map(([name, { label, unit, formula, details, valueOf }]) => {
      const sentence = typeof formula === 'string' ? formula : formula(year)
      return step(
        `yearly_report.${year.line.year}.${name}`,
        `${label} ${year.line.year}`,
        sentence,
        valueOf(year.line),
        unit,
        details(year),
      )
    }),
  )
}
