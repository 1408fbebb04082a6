import { enumerations } from '#contract'
import { ErrorBlock, formatEuros, Skeleton } from '#client/ui'
import { DataTable, Pagination } from '#client/ui/table'
import { leadColumns } from './leadTableColumns'
import { currentInstant, timeAgo } from './relativeTime'
import { LeadName } from './LeadName'
import { LeadStatusTag } from './LeadStatusTag'
import { NoLead } from './NoLead'
import type { LeadRow } from './leadRow'
import type { LeadSearch, LeadSearchChange } from './leadSearch'
import type { Leads } from './useLeads'

interface LeadListProps {
  readonly search: LeadSearch
  readonly leads: Leads
  readonly hasAdvisers: boolean
  /** The lead whose sheet stands beside the list; null gives the list the whole width. */
  readonly opened: string | null
  readonly onChange: (change: LeadSearchChange) => void
  /** Adds a lead; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** The leads found, or why there are none. */
export function LeadList({ search, leads, hasAdvisers, opened, onChange, onBegin }: LeadListProps) {
  const { rows, page, isFetching, failure, refetch } = leads
  if (failure && !isFetching) return <ErrorBlock message={failure.message} onRetry={refetch} />
  if (!page) return <Skeleton lines={8} />
  if (page.total === 0) return <NoLead search={search} onChange={onChange} onBegin={onBegin} />
  return (
    <div className="lead-list">
      {opened === null ? (
        <DataTable
          caption="Contacts"
          columns={leadColumns(hasAdvisers)}
          rows={rows}
          rowKey={({ id }) => id}
          rowTone={({ late }) => (late === null ? undefined : 'warning')}
          sort={search.sort}
          onSort={(sort) => {
            onChange({ sort })
          }}
          isBusy={isFetching}
        />
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
    </div>
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
