import { Amount } from '../explanation/Amount'
import { AmountGrid } from '../explanation/AmountGrid'
import type { Column } from '../table/Column'
import { DataTable } from '../table/DataTable'
import { presentSeries, yearName, type EffortYear, type FigureOfYear } from '#presentation/charts'

/** The figures of the chart, one row a year. Money that goes out is below zero, but for the effort, which is what is to be found. */
export function EffortTable({ years, figureOf }: { years: readonly EffortYear[]; figureOf: FigureOfYear }) {
  const amounts = presentSeries(years).map(({ name, label, side }): Column<EffortYear> => ({
    key: name,
    title: label,
    align: 'end',
    cell: (year) => (
      <Amount inGrid figure={figureOf(year.year, name)} value={side === 'in' ? year[name] : -year[name]} />
    ),
  }))
  return (
    <AmountGrid label="Montants du graphique">
      <DataTable
        caption="Entrées, sorties et effort par année"
        rows={years}
        rowKey={({ year }) => String(year)}
        columns={[
          { key: 'year', title: 'Année', cell: yearName },
          ...amounts,
          {
            key: 'effort',
            title: 'Effort',
            align: 'end',
            cell: ({ year, effort }) => <Amount inGrid figure={figureOf(year, 'effort')} value={effort} />,
          },
        ]}
      />
    </AmountGrid>
  )
}
