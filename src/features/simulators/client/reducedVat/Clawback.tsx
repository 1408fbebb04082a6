import { Card } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { Vat } from './vatAnswer'

type Year = Vat['clawback'][number]

const columns: readonly [Column<Year>, ...Column<Year>[]] = [
  { key: 'year', title: 'Année après la livraison', cell: ({ year }) => year },
  {
    key: 'amount',
    title: 'TVA à rendre',
    align: 'end',
    cell: ({ year, amount }) => <Amount inGrid figure={`clawback.${year}`} value={amount} />,
  },
]

/** What is given back when the home is sold or let early. */
export const Clawback = ({ vat: { clawback } }: { readonly vat: Vat }) => (
  <Card
    title="Clause de revente"
    sentence={`Qui vend ou loue le logement dans les ${clawback.length}\u00a0ans qui suivent la livraison rend une part du gain.`}
  >
    <AmountGrid label="TVA à rendre, par année">
      <DataTable
        caption="TVA à rendre en cas de revente ou de location, par année après la livraison"
        columns={columns}
        rows={clawback}
        rowKey={({ year }) => String(year)}
      />
    </AmountGrid>
  </Card>
)
