import { messages } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Empty, ErrorBlock, formatDate, formatTime, Skeleton } from '#client/ui'
import { Modal } from '#client/ui/modal'
import { DataTable, type Column } from '#client/ui/table'
import { comparisonApi } from './comparison'
import { comparisonOf, type WrittenComparison } from './settingWords'

interface SettingComparisonProps {
  readonly change: ResourceOf<'setting_change'>
  readonly onClose: () => void
}

/** The settings of a section as a change left them, beside those of today: what differs comes first. */
export function SettingComparison({ change: { id, attributes }, onClose }: SettingComparisonProps) {
  const { data, error, refetch } = comparisonApi.useComparedSettingsQuery(id, { refetchOnMountOrArgChange: true })
  const { created_at: at } = attributes
  const day = at ? `le ${formatDate(at)} à ${formatTime(at)}` : 'alors'
  const rows = (data ?? []).map(comparisonOf).sort((one, other) => Number(differs(other)) - Number(differs(one)))
  const count = rows.filter(differs).length
  return (
    <Modal title={`Réglages ${day}, et aujourd’hui`} width={720} onClose={onClose}>
      {error && !data && <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && rows.length === 0 && <Empty title="Rien à comparer" />}
      {rows.length > 0 && (
        <>
          <p>
            {count === 0 ? 'Rien ne diffère.' : count === 1 ? 'Un réglage diffère.' : `${count} réglages diffèrent.`}
          </p>
          <DataTable caption="Réglages comparés" columns={columns} rows={rows} rowKey={({ label }) => label} />
        </>
      )}
    </Modal>
  )
}

const differs = ({ then, today }: WrittenComparison): boolean => then !== today

const columns: readonly [Column<WrittenComparison>, ...Column<WrittenComparison>[]] = [
  { key: 'label', title: 'Réglage', cell: ({ label }) => label },
  { key: 'then', title: 'Alors', cell: ({ then }) => then },
  {
    key: 'today',
    title: 'Aujourd’hui',
    cell: (row) => (differs(row) ? <strong>{row.today}</strong> : <span className="remark">{row.today}</span>),
  },
]
