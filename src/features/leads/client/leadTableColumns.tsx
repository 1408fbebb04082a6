import { leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import { formatDate, formatEuros } from '#client/ui'
import type { Column } from '#client/ui/table'
import { currentInstant, timeAgo } from './relativeTime'
import { LeadName } from './LeadName'
import { LeadStatusTag } from './LeadStatusTag'
import type { LeadRow } from './leadRow'

const ofLead: readonly [Column<LeadRow>, ...Column<LeadRow>[]] = [
  { key: 'lastname', width: 210, title: 'Contact', sortable: true, cell: (lead) => <LeadName lead={lead} /> },
  {
    key: 'status',
    width: 150,
    title: 'État',
    sortable: true,
    cell: ({ status, late }) => (
      <span className="lead-state">
        <LeadStatusTag status={status} />
        {late !== null && <span className="lead-late">{late}</span>}
      </span>
    ),
  },
  {
    key: 'project',
    width: 150,
    title: 'Dispositif',
    cell: ({ project }) => (project ? enumerations.projectTypes[project] : '—'),
  },
  {
    key: 'investment_amount',
    width: 116,
    title: 'Budget',
    sortable: true,
    align: 'end',
    cell: ({ budget }) => formatEuros(budget),
  },
  {
    key: 'created_at',
    width: 116,
    title: 'Reçu le',
    sortable: true,
    align: 'end',
    cell: ({ receivedAt }) => <Day instant={receivedAt} />,
  },
  {
    key: 'last_exchange_at',
    width: 140,
    title: 'Dernier échange',
    sortable: true,
    onlyWide: true,
    align: 'end',
    cell: ({ lastExchangeAt }) => <Day instant={lastExchangeAt} />,
  },
]

const adviserColumn: Column<LeadRow> = {
  key: 'adviser',
  width: 140,
  title: 'Conseiller',
  onlyWide: true,
  cell: ({ adviser }) => adviser || '—',
}

const originColumn: Column<LeadRow> = {
  key: 'origin',
  width: 130,
  title: 'Origine',
  onlyWide: true,
  cell: ({ origin }) => (origin ? leadOrigins[origin] : '—'),
}

/** The columns of the leads, the name first. @param hasAdvisers whether they may be of several people */
export const leadColumns = (hasAdvisers: boolean): [Column<LeadRow>, ...Column<LeadRow>[]] => [
  ...ofLead,
  ...(hasAdvisers ? [adviserColumn] : []),
  originColumn,
]

function Day({ instant }: { instant: string | null }) {
  return (
    <span className="lead-day">
      {formatDate(instant)}
      {instant !== null && <span>{timeAgo(instant, currentInstant())}</span>}
    </span>
  )
}
