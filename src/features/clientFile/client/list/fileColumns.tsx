import { Link } from 'react-router-dom'
import { enumerations } from '#contract'
import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'
import type { Column } from '#client/ui/table'
import { clientFileAddress, leadOrigins } from '#features/clientFile/contract'
import { ClientFileStatus } from '../shared/ClientFileStatus'
import { FileMenu } from '../fileMenu/FileMenu'
import type { FileRow } from './fileRow'
import type { FileRights } from './useFileRights'

const name = (opens: boolean): Column<FileRow> => ({
  key: 'title',
  width: 190,
  title: 'Dossier',
  sortable: true,
  cell: ({ id, title, names }) => (
    <span className="file-name">
      {opens ? (
        <Link className="file-link" to={clientFileAddress(id)} title={title}>
          <span className="file-title-lines">{title}</span>
        </Link>
      ) : (
        title
      )}
      {names !== '' && <span title={names}>{names}</span>}
    </span>
  ),
})

const progress: Column<FileRow> = {
  key: 'status',
  width: 144,
  title: 'Statut',
  sortable: true,
  cell: ({ status }) => <ClientFileStatus status={status} />,
}

const figuresBefore: readonly Column<FileRow>[] = [
  {
    key: 'completeness',
    width: 100,
    title: 'Complétude',
    sortable: true,
    cell: ({ completeness }) => <Completeness percent={completeness} />,
  },
]

const project: Column<FileRow> = {
  key: 'project',
  width: 112,
  title: 'Dispositif',
  onlyWide: true,
  cell: (row) => (row.project ? enumerations.projectTypes[row.project] : '—'),
}

const figures: readonly Column<FileRow>[] = [
  {
    key: 'income',
    width: 112,
    title: 'Revenu net',
    align: 'end',
    onlyWide: true,
    cell: ({ income }) => formatEuros(income, { per: 'mois' }),
  },
  {
    key: 'tmi',
    width: 52,
    title: 'TMI',
    align: 'end',
    onlyWide: true,
    cell: ({ marginalRate }) => formatPercent(marginalRate, { decimals: 0 }),
  },
  {
    key: 'capacity',
    width: 96,
    title: 'Capacité d’emprunt',
    align: 'end',
    onlyWide: true,
    cell: ({ capacity }) => formatEuros(capacity === null ? null : Math.floor(capacity / 1000) * 1000),
  },
]

const effort: Column<FileRow> = {
  key: 'effort',
  isExtra: true,
  width: 132,
  title: 'Effort chiffré',
  align: 'end',
  onlyWide: true,
  cell: ({ effort: euros }) =>
    euros !== null && euros < 0 ? `Excédent ${formatEuros(-euros)}` : formatEuros(euros, { per: 'mois' }),
}

const follow: readonly Column<FileRow>[] = [
  { key: 'sector', width: 104, title: 'Secteur', onlyWide: true, cell: ({ sector }) => sector || '—' },
  {
    key: 'deadline',
    width: 94,
    title: 'Échéance',
    cell: ({ deadline }) => (deadline === null ? '—' : `${deadline.name} ${formatDate(deadline.day)}`),
  },
]

const origin: Column<FileRow> = {
  key: 'origin',
  isExtra: true,
  width: 134,
  title: 'Origine',
  onlyWide: true,
  cell: (row) => (row.origin ? leadOrigins[row.origin] : '—'),
}
const adviser: Column<FileRow> = {
  key: 'adviser',
  width: 90,
  title: 'Conseiller',
  onlyWide: true,
  cell: (row) => row.adviser || '—',
}
const created: Column<FileRow> = {
  key: 'created_at',
  width: 100,
  title: 'Créé le',
  sortable: true,
  align: 'end',
  cell: ({ createdAt }) => formatDate(createdAt),
}
const updated: Column<FileRow> = {
  key: 'updated_at',
  width: 96,
  title: 'Modifié le',
  sortable: true,
  align: 'end',
  cell: ({ updatedAt }) => formatDate(updatedAt),
}
const actions: Column<FileRow> = {
  key: 'actions',
  width: 64,
  title: 'Actions',
  align: 'end',
  pinned: true,
  cell: (row) => <FileMenu file={row} />,
}

/** The columns that someone sees, the name of the file first; its name, status and dates for who only brought the household. */
export function columnsFor(rights: FileRights): [Column<FileRow>, ...Column<FileRow>[]] {
  return [
    name(rights.figures),
    progress,
    ...(rights.figures ? [...figuresBefore, project, ...figures, effort, ...follow] : [created]),
    ...(rights.advisers ? [adviser] : []),
    ...(rights.figures ? [origin] : []),
    updated,
    ...(rights.figures ? [actions] : []),
  ]
}

function Completeness({ percent }: { percent: number | null }) {
  return (
    <span className="file-progress">
      <span className="file-progress-bar">
        <span style={{ width: `${percent ?? 0}%` }} />
      </span>
      {formatNumber(percent, { unit: '%' })}
    </span>
  )
}
