import { Link } from 'react-router-dom'
import { enumerations } from '#contract'
import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'
import type { Column } from '#client/ui/table'
import { clientFileAddress } from '../addresses'
import { ClientFileStatus } from '../ClientFileStatus'
import { FileActions } from './FileActions'
import type { FileRow } from './rows'

/** What the viewer may see and do: the figures of the households, the files of colleagues, changes. */
export interface Rights {
  readonly figures: boolean
  readonly advisers: boolean
  readonly editing: boolean
}

const name = (opens: boolean): Column<FileRow> => ({
  key: 'title', title: 'Dossier', sortable: true,
  cell: ({ id, title, names }) => (
    <span className="file-name">
      {opens ? <Link className="file-link" to={clientFileAddress(id)}>{title}</Link> : title}
      {names !== '' && <span>{names}</span>}
    </span>
  ),
})

const progress: readonly Column<FileRow>[] = [
  { key: 'status', title: 'Statut', sortable: true, cell: ({ status }) => <ClientFileStatus status={status} /> },
  { key: 'completeness', title: 'Complétude', sortable: true, cell: ({ completeness }) => <Completeness percent={completeness} /> },
]

const project: Column<FileRow> = { key: 'project', title: 'Dispositif', onlyWide: true, cell: (row) => (row.project ? enumerations.projectTypes[row.project] : '—') }

const figures: readonly Column<FileRow>[] = [
  { key: 'income', title: 'Revenu net', align: 'end', onlyWide: true, cell: ({ income }) => formatEuros(income, { per: 'mois' }) },
  { key: 'tmi', title: 'TMI', align: 'end', onlyWide: true, cell: ({ marginalRate }) => formatPercent(marginalRate, { decimals: 0 }) },
  { key: 'capacity', title: 'Capacité', align: 'end', onlyWide: true, cell: ({ capacity }) => formatEuros(capacity === null ? null : Math.floor(capacity / 1000) * 1000) },
]

const adviser: Column<FileRow> = { key: 'adviser', title: 'Conseiller', onlyWide: true, cell: (row) => row.adviser || '—' }
const updated: Column<FileRow> = { key: 'updated_at', title: 'Modifié le', sortable: true, align: 'end', cell: ({ updatedAt }) => formatDate(updatedAt) }
const actions: Column<FileRow> = { key: 'actions', title: 'Actions', align: 'end', cell: (row) => <FileActions file={row} /> }

/** The columns that someone sees, the name of the file first. */
export function columnsFor(rights: Rights): [Column<FileRow>, ...Column<FileRow>[]] {
  return [
    name(rights.figures),
    ...progress,
    ...(rights.figures ? [project, ...figures] : []),
    ...(rights.advisers ? [adviser] : []),
    updated,
    ...(rights.editing ? [actions] : []),
  ]
}

function Completeness({ percent }: { percent: number | null }) {
  return (
    <span className="file-progress">
      <span className="file-progress-bar"><span style={{ width: `${percent ?? 0}%` }} /></span>
      {formatNumber(percent, { unit: '%' })}
    </span>
  )
}
