import { Card, formatEuros } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { Ptz } from './ptzAnswer'
import './ptz.css'

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

/** What is still due at the end of each year, as bars: nothing falls before the deferral is over. The table below says the same. */
const RemainingBars = ({ ptz }: { readonly ptz: Ptz }) => (
  <figure className="ptz-bars">
    <figcaption>
      {ptz.deferral_years > 0
        ? `Rien n’est remboursé pendant ${ptz.deferral_years}\u00a0ans, puis le capital baisse de la même somme chaque mois.`
        : 'Le capital baisse de la même somme chaque mois.'}
    </figcaption>
    <div className="ptz-bars-drawing" aria-hidden>
      {ptz.yearly_schedule.map(({ year, remaining_capital }) => (
        <span
          key={year}
          title={`Année ${year}\u00a0: ${formatEuros(remaining_capital)}`}
          className={year <= ptz.deferral_years ? 'ptz-bar ptz-bar-deferred' : 'ptz-bar'}
          style={{ blockSize: `${ptz.amount > 0 ? (100 * remaining_capital) / ptz.amount : 0}%` }}
        />
      ))}
    </div>
  </figure>
)
