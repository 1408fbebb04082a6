import { useEffect, useRef } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import { downloadCsv } from '#client/screens'
import type { ResultProps } from './ResultHead'
import { figuresOf, type Line } from '#features/simulation/contract/report'

const yearColumn: Column<Line> = { key: 'year', title: 'Année', cell: ({ year }) => String(year) }
const columnOf = ({ key, title, amount }: ReturnType<typeof figuresOf>[number]): Column<Line> => ({
  key,
  title,
  align: 'end',
  cell: (line) => <Amount inGrid figure={`yearly_report.${line.year}.${key}`} value={amount(line)} />,
})

/** Every figure of every calendar year, and their totals; the focus goes to the year that was asked for, none for null. */
export function YearlyTable({ result, year }: ResultProps & { readonly year: number | null }) {
  const { yearly_report } = result.data
  const element = useFocusedYear(year)
  const figures = figuresOf(yearly_report)
  const columns = figures.map(columnOf)
  const totals = figures.map(({ key, amount, isState }) => ({
    key,
    total: isState ? null : yearly_report.reduce((total, line) => total + amount(line), 0),
  }))
  const exportCsv = () => {
    downloadCsv('tableau-annuel.csv', [
      [yearColumn, ...columns].map(({ title }) => title),
      ...yearly_report.map((line) => [line.year, ...figures.map(({ amount }) => amount(line))]),
      ['Total', ...totals.map(({ total }) => total ?? '')],
    ])
  }
  return (
    <div ref={element} className="yearly-table">
      <AmountGrid label="Montants de chaque année">
        <DataTable
          caption="Tableau annuel de l’opération, en euros"
          columns={[yearColumn, ...columns]}
          rows={yearly_report}
          rowKey={(line) => String(line.year)}
          footer={[
            'Total',
            ...totals.map(({ key, total }) =>
              total === null ? '' : <Amount key={key} inGrid figure={`years.${key}`} value={total} />,
            ),
          ]}
        />
      </AmountGrid>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={exportCsv}>
        Exporter en CSV
      </Button>
    </div>
  )
}

/** Gives the focus to the first amount of a year; none for null. */
function useFocusedYear(year: number | null) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (year !== null) element.current?.querySelector<HTMLElement>(`[data-figure^="yearly_report.${year}."]`)?.focus()
  }, [year])
  return element
}
