import { Suspense } from 'react'
import { enumerations, type Choice } from '#contract'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, formatEuros, Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { useLastPage } from '#client/screens/filters'
import { useSelection } from '#client/screens/selection'
import { useChosenColumns } from '#features/account/client/views'
import { DataTable, Pagination, type Selection } from '#client/ui/table'
import { leadColumns } from './leadTableColumns'
import { currentInstant, timeAgo } from './relativeTime'
import { LeadName } from './LeadName'
import { LeadStatusTag } from './LeadStatusTag'
import { NoLead } from './NoLead'
import type { LeadRow } from './leadRow'
import { leadSearch, type LeadSearch, type LeadSearchChange } from './leadSearch'
import type { LeadRights } from './useLeadRights'
import type { Leads } from './useLeads'

const LeadSelection = lazyPart(
  async () => (await import(/* webpackChunkName: "lead-selection" */ './LeadSelection')).LeadSelection,
)

interface LeadListProps {
  readonly search: LeadSearch
  readonly leads: Leads
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  /** The lead whose sheet stands beside the list; null gives the list the whole width. */
  readonly opened: string | null
  readonly onChange: (change: LeadSearchChange) => void
  /** Adds a lead; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** The leads found, or why there are none. */
export function LeadList({ search, leads, rights, advisers, opened, onChange, onBegin }: LeadListProps) {
  const { rows, page, isFetching, failure, refetch } = leads
  useLastPage(search, leads)
  const { selection, ...chosen } = useSelection(rows, ({ name }) => name, {
    search: JSON.stringify({ ...leadSearch.requestOf(search), page: null }),
    total: page?.total ?? 0,
  })
  if (failure && !isFetching) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!page) return <Skeleton lines={8} />
  if (page.total === 0) return <NoLead search={search} onChange={onChange} onBegin={onBegin} />
  return (
    <div className="lead-list">
      {opened === null ? (
        <LeadTable {...{ search, leads, rights, onChange }} selection={rights.editing ? selection : undefined} />
      ) : (
        <ul className="lead-lines" aria-label="Contacts" aria-busy={isFetching}>
          {rows.map((lead) => (
            <Line key={lead.id} lead={lead} isOpen={lead.id === opened} />
          ))}
        </ul>
      )}
      <Pagination
        page={search.page}
        pageSize={search.size}
        total={page.total}
        onPage={(wanted) => {
          onChange({ page: wanted })
        }}
      />
      {opened === null && chosen.picked.length > 0 && (
        <Suspense>
          <LeadSelection {...{ search, rights, advisers }} chosen={chosen} total={page.total} />
        </Suspense>
      )}
    </div>
  )
}

interface LeadTableProps extends Pick<LeadListProps, 'search' | 'leads' | 'rights' | 'onChange'> {
  readonly selection: Selection<LeadRow> | undefined
}

function LeadTable({ search, leads: { rows, isFetching }, rights, selection, onChange }: LeadTableProps) {
  const [name, ...others] = leadColumns(rights.perimeter === 'company')
  const columns = useChosenColumns(others)
  return (
    <DataTable
      caption="Contacts"
      columns={[name, ...columns]}
      rows={rows}
      rowKey={({ id }) => id}
      rowTone={({ late }) => (late === null ? undefined : 'warning')}
      selection={selection}
      sort={search.sort}
      onSort={(sort) => {
        onChange({ sort })
      }}
      isBusy={isFetching}
    />
  )
}

/** A lead beside an open sheet. */
function Line({ lead, isOpen }: { lead: LeadRow; isOpen: boolean }) {
  const { status, project, budget, receivedAt, late } = lead
  return (
    <li className={late === null ? undefined : 'lead-line-late'} aria-current={isOpen ? 'true' : undefined}>
      <LeadName lead={lead} />
      <LeadStatusTag status={status} />
      <p>
        {[
          project && enumerations.projectTypes[project],
          budget !== null && formatEuros(budget),
          late ?? timeAgo(receivedAt, currentInstant()),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
