import { useState } from 'react'
import { Empty, ErrorBlock, formatEuros, formatNumber, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { Segments } from '#client/screens/filters'
import { DataTable } from '#client/ui/table'
import { saleKinds } from '../kinds'
import { BeginActions } from '../list/BeginActions'
import { FirmSaleTabs } from '../list/SaleTabs'
import { SaleOverlays } from '../SaleOverlays'
import type { SaleRow } from '../saleRow'
import { useSaleRights } from '../useSaleRights'
import { StateTag } from '#client/screens/lifecycle'
import { Deadline } from '../Deadline'
import { SaleName } from '../list/columns'
import { allSalesColumns } from './columns'
import { stageOfSale, stageSums, nextOf, type StageSum } from './stages'
import { useAllSales } from './useAllSales'
import { Week } from './Week'
import '../sales.css'

/** Every sale under way: its deadlines of the week, how far each has come, what to do next. */
export function AllSalesScreen() {
  const { acting } = useSaleRights()
  return (
    <>
      <title>Ventes · Solive</title>
      <PageHeader title="Ventes" actions={acting && <BeginActions kinds={[saleKinds.option, saleKinds.report]} />} />
      <PageBody>
        <div className="sales">
          <FirmSaleTabs />
          <Everything />
        </div>
      </PageBody>
      <SaleOverlays />
    </>
  )
}

function Everything() {
  const { rows, isComplete, isFetching, isCut, failure, refetch } = useAllSales()
  if (failure !== undefined && !isFetching) return <ErrorBlock message={failure} onRetry={refetch} />
  if (!isComplete) return <Skeleton lines={8} />
  const open = rows.filter((row) => stageOfSale(row) !== 'lost')
  if (open.length === 0)
    return <Empty title="Aucune vente en cours" sentence="Posez une option depuis un lot ou un dossier." />
  return (
    <>
      <Week rows={open} />
      <Totals rows={open} isCut={isCut} />
      <Views rows={open} isFetching={isFetching} />
    </>
  )
}

/** How many sales, and what their lots cost, in all and by stage. */
function Totals({ rows, isCut }: { readonly rows: readonly SaleRow[]; readonly isCut: boolean }) {
  const { seeingCommission } = useSaleRights()
  const sums = stageSums(rows)
  const all = sums.reduce((sum, stage) => sum + stage.sum, 0)
  const commission = rows.reduce((sum, { attributes }) => sum + Number(attributes['commission'] ?? 0), 0)
  const count = rows.length
  return (
    <section className="sale-totals" aria-label="Totaux">
      <h2>
        {formatNumber(count)} {count > 1 ? 'ventes' : 'vente'}, {formatEuros(all)}
        {seeingCommission && commission > 0 && `, ${formatEuros(commission)} de commission`}
      </h2>
      {isCut && <p>Les 200 dernières de chaque sorte.</p>}
      <ol className="sale-stages">
        {sums.map(({ stage, label, rows: there, sum }) => (
          <li key={stage}>
            <strong>{formatNumber(there.length)}</strong>
            <span>{label}</span>
            {sum > 0 && <small>{formatEuros(sum)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type View = 'table' | 'board'

function Views({ rows, isFetching }: { readonly rows: readonly SaleRow[]; readonly isFetching: boolean }) {
  const { perimeter, seeingCommission } = useSaleRights()
  const [view, setView] = useState<View>('table')
  return (
    <>
      <div>
        <Segments<View>
          label="Affichage"
          value={view}
          options={[
            { value: 'table', label: 'Tableau' },
            { value: 'board', label: 'Colonnes' },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'board' ? (
        <SaleBoard sums={stageSums(rows)} />
      ) : (
        <DataTable
          caption="Ventes"
          columns={allSalesColumns({ hasAdvisers: perimeter === 'company', hasCommission: seeingCommission })}
          rows={rows}
          rowKey={({ id }) => id}
          isBusy={isFetching}
        />
      )}
    </>
  )
}

/** The sales by stage, one column each; a sale moves by what is done with it on its sheet. */
const SaleBoard = ({ sums }: { readonly sums: readonly StageSum[] }) => (
  <div className="sale-columns">
    {sums.map(({ stage, label, rows }) => (
      <section key={stage} className="sale-column">
        <h3>
          {label} {formatNumber(rows.length)}
        </h3>
        <ul aria-label={label}>
          {rows.map((sale) => (
            <li key={sale.id}>
              <SaleName sale={sale} />
              <span>{[sale.program, sale.lot].filter(Boolean).join(', ')}</span>
              <StateTag states={saleKinds[sale.type].states} status={sale.status} />
              {sale.deadline !== null && <Deadline at={sale.deadline} />}
              <span>{nextOf(sale)}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
