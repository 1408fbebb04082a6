import type { TaxableYear } from '../../schemes/scheme'
import type { TraceInput, Unit, YearLine } from '../../result'
import type { Computation } from '../computation'
import type { Exit } from '../exit'
import type { ProjectedYear } from '../operating'
import type { TaxEffect } from '../taxEffect'
import type { HeldYear } from '../timeline'
import { type Details, input } from './step'

/** A year of the report, and all that the calculation found of it. */
export interface ExplainedYear {
  line: YearLine
  held: HeldYear
  operating: ProjectedYear
  declared: TaxableYear
  effect: TaxEffect
  exit: Exit
  computation: Computation
}

/** How a column of the report is explained, whatever the year. */
interface Column {
  label: string
  unit: Unit
  formula: string | ((year: ExplainedYear) => string)
  details: (year: ExplainedYear) => Details
  valueOf: (line: YearLine) => number
}

export type Columns<Name extends keyof YearLine = keyof YearLine> = Readonly<Record<Name, Column>>

/** The years of a report with what made them. */
export function explainedYears(computation: Computation): ExplainedYear[] {
  const { lines, timeline, projected, outcome, effects, exits } = computation
  return lines.flatMap((line, index) => {
    const held = timeline.years[index]
    const operating = projected[index]
    const declared = outcome.years[index]
    const effect = effects[index]
    const exit = exits[index]
    return held && operating && declared && effect && exit
      ? [{ line, held, operating, declared, effect, exit, computation }]
      : []
  })
}

/** A figure of the same year that has its own step. */
export function ofYear(line: YearLine, name: keyof YearLine, label: string, unit: Unit = 'euros_per_year'): TraceInput {
  return input(label, line[name], unit, `yearly_report.${line.year}.${name}`)
}

/** Key of a step under the tax on the gain of a sale on the last day of a year. */
export function gainStepKey({ line }: ExplainedYear, name: string): string {
  return `yearly_report.${line.year}.capital_gain_tax.${name}`
}
