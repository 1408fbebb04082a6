import { DownloadOutlined } from '@ant-design/icons'
import { useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyList, Segments } from '#client/screens/filters'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { Empty, ErrorBlock, formatNumber, PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody, useMediaQuery } from '#client/ui/layout'
import { DataTable } from '#client/ui/table'
import { saleKinds } from '../kinds'
import { BeginActions } from '../list/BeginActions'
import { FirmSaleTabs } from '../list/SaleTabs'
import { ReadOnly } from '../list/ReadOnly'
import { SaleOverlays } from '../SaleOverlays'
import type { SaleRow } from '../saleRow'
import { useSaleRights } from '../useSaleRights'
import { StateTag } from '#client/screens/lifecycle'
import { Deadline } from '../Deadline'
import { SaleName } from '../list/columns'
import { useNow } from '../now'
import { AllSaleFilters } from './AllSaleFilters'
import { allSalesColumns } from './columns'
import { exportSales } from './exportSales'
import { allSalesSearch, narrowed } from './narrowing'
import { Pipeline } from './Pipeline'
import { stageOfSale, stageSums, nextOf, type StageSum } from './stages'
import { byUrgency } from './urgency'
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
          {!acting && <ReadOnly />}
          <Everything />
        </div>
      </PageBody>
      <SaleOverlays />
    </>
  )
}

function Everything() {
  const { rows, isComplete, isFetching, isCut, failure, refetch } = useAllSales()
  const { search, change } = useAllSalesSearch()
  const { perimeter, seeingCommission } = useSaleRights()
  const now = useNow()
  if (failure !== undefined && !isFetching) return <ErrorBlock message={failure} onRetry={refetch} />
  if (!isComplete) return <Skeleton lines={8} />
  const open = rows.filter((row) => stageOfSale(row) !== 'lost')
  if (open.length === 0)
    return <Empty title="Aucune vente en cours" sentence="Posez une option depuis un lot ou un dossier." />
  const { etape, ...others } = search.filters
  const shown = narrowed(open, search.filters, now)
  const tools = (
    <>
      <AllSaleFilters rows={open} hasAdvisers={perimeter === 'company'} filters={search.filters} onChange={change} />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={shown.length === 0}
        onClick={() => {
          exportSales(shown, seeingCommission)
        }}
      >
        Exporter
      </Button>
    </>
  )
  return (
    <>
      <Week rows={open} />
      <Pipeline
        rows={narrowed(open, others, now)}
        isCut={isCut}
        stage={etape}
        onStage={(stage) => {
          change({ etape: stage })
        }}
      />
      {shown.length === 0 ? (
        <>
          <div className="sale-tools">{tools}</div>
          <EmptyList
            search={search}
            onChange={({ filters }) => {
              change(filters ?? {})
            }}
          >
            <Empty title="Aucune vente" />
          </EmptyList>
        </>
      ) : (
        <Views rows={shown} isFetching={isFetching} tools={tools} />
      )}
    </>
  )
}

/** What narrows the sales, as the address says it. */
function useAllSalesSearch() {
  const [parameters, setParameters] = useSearchParams()
  return {
    search: allSalesSearch.searchOf(parameters),
    change: (filters: NonNullable<Parameters<typeof allSalesSearch.withChange>[1]['filters']>) => {
      setParameters((current) => allSalesSearch.withChange(current, { filters }), { replace: true })
    },
  }
}

type View = 'table' | 'board'

interface ViewsProps {
  readonly rows: readonly SaleRow[]
  readonly isFetching: boolean
  /** What narrows them, and takes them away. */
  readonly tools: ReactNode
}

function Views({ rows, isFetching, tools }: ViewsProps) {
  const [view, setView] = useState<View>('table')
  return (
    <>
      <div className="sale-tools">
        <Segments<View>
          label="Affichage"
          value={view}
          options={[
            { value: 'table', label: 'Tableau' },
            { value: 'board', label: 'Colonnes' },
          ]}
          onChange={setView}
        />
        {tools}
      </div>
      {view === 'board' ? <SaleBoard sums={stageSums(rows)} /> : <Listed rows={rows} isFetching={isFetching} />}
    </>
  )
}

/** A table; on a phone cards by urgency. `J` and `K` lead from sale to sale. */
function Listed({ rows, isFetching }: Omit<ViewsProps, 'tools'>) {
  const { perimeter, seeingCommission } = useSaleRights()
  const isNarrow = useMediaQuery('(width < 768px)')
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  useShortcuts(useLinkShortcuts(list, { selector: '.sale-link', labels: ['Vente suivante', 'Vente précédente'] }))
  const groups = isNarrow ? byUrgency(rows, now) : [['Ventes', rows] as const]
  return (
    <div ref={list} className="sale-list">
      {groups.map(([title, there]) => (
        <section key={title} aria-label={title}>
          {isNarrow && (
            <h3>
              {title} {formatNumber(there.length)}
            </h3>
          )}
          <DataTable
            caption={title}
            columns={allSalesColumns({ hasAdvisers: perimeter === 'company', hasCommission: seeingCommission })}
            rows={there}
            rowKey={({ id }) => id}
            isBusy={isFetching}
          />
        </section>
      ))}
    </div>
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
