import { Card, formatEuros } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import { RemainingBars } from './RemainingBars'
import type { Ptz } from './ptzAnswer'

type Year = Ptz['yearly_schedule'][number]

const columns: readonly [Column<Year>, ...Column<Year>[]] = [
  { key: 'year', title: 'Année', cell: ({ year }) => year },
  {
    key: 'repaid',
    title: 'Remboursé',
    align: 'end',
    cell: ({ year, repaid }) => (
      <Amount
        inGrid
        figure={`yearly_schedule.${year}.repaid`}
        value={repaid}
        unit="euros_per_year"
        written={formatEuros(repaid)}
      />
    ),
  },
  {
    key: 'remaining',
    title: 'Restant dû',
    align: 'end',
    cell: ({ year, remaining_capital }) => (
      <Amount inGrid figure={`yearly_schedule.${year}.remaining_capital`} value={remaining_capital} />
    ),
  },
]

/** What is repaid each year, and what is still due at its end. */
export const PtzSchedule = ({ ptz }: { readonly ptz: Ptz }) => (
  <Card title="Remboursement, année par année">
    <RemainingBars ptz={ptz} />
    <AmountGrid label="Montants du remboursement">
      <DataTable
        caption="Ce qui est remboursé et ce qui reste dû à la fin de chaque année"
        columns={columns}
        rows={ptz.yearly_schedule}
        rowKey={({ year }) => String(year)}
      />
    </AmountGrid>
  </Card>
)
