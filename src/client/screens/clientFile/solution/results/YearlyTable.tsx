import { DownloadOutlined } from '@ant-design/icons'
import type { SimulationAnswer } from '#client/api'
import { Button } from '#client/ui/controls'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import { downloadCsv } from '../../../csv'
import type { ResultProps } from './ResultTabs'

type Line = SimulationAnswer['data']['yearly_report'][number]

interface Figure {
  readonly key: string
  readonly title: string
  readonly amount: (line: Line) => number
  /** What a state at the end of the year is: no sum of it makes sense. */
  readonly isState?: boolean
}

const figures: readonly Figure[] = [
  { key: 'rent', title: 'Loyers', amount: (line) => line.rent },
  { key: 'charges', title: 'Charges', amount: (line) => line.charges },
  { key: 'interest', title: 'Intérêts', amount: (line) => line.interest },
  { key: 'insurance', title: 'Assurance', amount: (line) => line.insurance },
  { key: 'principal', title: 'Capital', amount: (line) => line.principal },
  { key: 'rent_tax', title: 'Impôt sur les loyers', amount: (line) => line.rent_tax },
  { key: 'tax_saving', title: 'Économie d’impôt', amount: (line) => line.tax_saving },
  { key: 'cash_flow', title: 'Trésorerie', amount: (line) => line.cash_flow },
  { key: 'monthly_effort', title: 'Effort/mois', amount: (line) => line.monthly_effort, isState: true },
  { key: 'remaining_capital', title: 'CRD', amount: (line) => line.remaining_capital, isState: true },
  { key: 'property_value', title: 'Valeur', amount: (line) => line.property_value, isState: true },
  { key: 'net_wealth', title: 'Patrimoine net', amount: (line) => line.net_wealth, isState: true },
]

const columns: readonly [Column<Line>, ...Column<Line>[]] = [
  { key: 'year', title: 'Année', cell: ({ year }) => String(year) },
  ...figures.map(({ key, title, amount }): Column<Line> => ({ key, title, align: 'end', cell: (line) => <Amount inGrid figure={`yearly_report.${line.year}.${key}`} value={amount(line)} /> })),
]

/** Every figure of every calendar year, and their totals. */
export function YearlyTable({ result: { data: { yearly_report } } }: ResultProps) {
  const totals = figures.map(({ key, amount, isState }) => ({ key, total: isState ? null : yearly_report.reduce((total, line) => total + amount(line), 0) }))
  const exportCsv = () => {
    downloadCsv('tableau-annuel.csv', [
      columns.map(({ title }) => title),
      ...yearly_report.map((line) => [line.year, ...figures.map(({ amount }) => amount(line))]),
      ['Total', ...totals.map(({ total }) => total ?? '')],
    ])
  }
  return (
    <div className="yearly-table">
      <AmountGrid label="Montants de chaque année">
        <DataTable
          caption="Tableau annuel de l’opération, en euros" columns={columns} rows={yearly_report} rowKey={({ year }) => String(year)}
          footer={['Total', ...totals.map(({ key, total }) => total === null ? '' : <Amount key={key} inGrid figure={`years.${key}`} value={total} />)]}
        />
      </AmountGrid>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={exportCsv}>Exporter en CSV</Button>
    </div>
  )
}
