import { Card, formatEuros } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { Reduction } from './reductionAnswer'

type Year = Reduction['years'][number]

const amount = (name: 'reduction' | 'used' | 'lost', title: string): Column<Year> => ({
  key: name,
  title,
  align: 'end',
  cell: (line) => (
    <Amount
      inGrid
      figure={`years.${line.year}.${name}`}
      value={line[name]}
      unit="euros_per_year"
      written={formatEuros(line[name])}
    />
  ),
})

const columns: readonly [Column<Year>, ...Column<Year>[]] = [
  { key: 'year', title: 'Année', cell: ({ year }) => year },
  amount('reduction', 'Réduction'),
  amount('used', 'Utilisée'),
  amount('lost', 'Perdue'),
]

/** What each year gives, uses and loses. */
export const PinelYears = ({ years }: { readonly years: readonly Year[] }) => (
  <Card title="Année par année">
    <AmountGrid label="Montants de la réduction">
      <DataTable
        caption="Réduction de chaque année, ce qui en sert et ce qui en est perdu"
        columns={columns}
        rows={years}
        rowKey={({ year }) => String(year)}
      />
    </AmountGrid>
  </Card>
)
