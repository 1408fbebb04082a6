import type { SimulationReport } from '#domain'
import { formatNumber } from '#presentation/formats'
import { byYear } from './loanYears'
import { figuresOf } from './yearlyFigures'

/** Titles and written rows of a printed table. */
interface Content {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Without the columns that are zero in every row: the first names the row, and what is empty says nothing. */
function withoutZeros({ titles, rows }: Content): Content {
  const isTold = (column: number) => column === 0 || rows.some((row) => !['0', ''].includes(row[column] ?? ''))
  return {
    titles: titles.filter((_title, column) => isTold(column)),
    rows: rows.map((row) => row.filter((_cell, column) => isTold(column))),
  }
}

const whole = (euros: number): string => formatNumber(euros, { decimals: 0 })

/** A row a calendar year, then the totals of what can be summed; a column that is zero throughout is left out. */
export function yearly(lines: SimulationReport['yearly_report']): Content {
  const figures = figuresOf(lines)
  const totals = figures.map(({ amount, isState }) =>
    isState ? '' : whole(lines.reduce((sum, line) => sum + amount(line), 0)),
  )
  return withoutZeros({
    titles: ['Année', ...figures.map(({ title, inWords }) => inWords ?? title)],
    rows: [
      ...lines.map((line) => [String(line.year), ...figures.map(({ amount }) => whole(amount(line)))]),
      ['Total', ...totals],
    ],
  })
}

/** A row a calendar year of the loan; one in which it is deferred says so. */
export function loanByYear(schedule: SimulationReport['loan_schedule']): Content {
  return withoutZeros({
    titles: ['Année', 'Mensualités', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'],
    rows: byYear(schedule).map((line) => [
      line.isDeferred ? `${line.year} (différé)` : line.year,
      whole(line.payment),
      whole(line.principal),
      whole(line.interest),
      whole(line.insurance),
      whole(line.remaining_capital),
    ]),
  })
}
