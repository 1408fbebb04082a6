import { formatEuros } from '../formats/numbers'
import type { Column } from '../table/Column'
import { DataTable } from '../table/DataTable'
import { presentSeries, type EffortYear } from './effortYear'

/** The figures of the chart, one row a year. Money that goes out is below zero, but for the effort, which is what is to be found. */
export function EffortTable({ years }: { years: readonly EffortYear[] }) {
  const amounts = presentSeries(years).map(({ name, label, side }): Column<EffortYear> => ({
    key: name, title: label, align: 'end', cell: (year) => formatEuros(side === 'in' ? year[name] : -year[name]),
  }))
  return (
    <DataTable
      caption="Entrées, sorties et effort par année" rows={years} rowKey={({ year }) => String(year)}
      columns={[{ key: 'year', title: 'Année', cell: ({ year }) => year }, ...amounts, { key: 'effort', title: 'Effort', align: 'end', cell: ({ effort }) => formatEuros(effort) }]}
    />
  )
}
