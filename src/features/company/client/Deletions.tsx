import { resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatDate, formatTime } from '#client/ui'
import type { Column } from '#client/ui/table'
import { PagedTable } from './PagedTable'

type Deletion = ResourceOf<'client_file_deletion'>

const reasons = resources.client_file_deletion.fields.reason.choices ?? []

const columns: readonly [Column<Deletion>, ...Column<Deletion>[]] = [
  {
    key: 'deleted_at',
    title: 'Supprimé le',
    cell: ({ attributes: { deleted_at: at } }) => (at ? `${formatDate(at)} à ${formatTime(at)}` : '—'),
  },
  {
    key: 'reason',
    title: 'Motif',
    cell: ({ attributes: { reason } }) => reasons.find(({ value }) => value === reason)?.label ?? '—',
  },
  {
    key: 'deleted_by',
    title: 'Par',
    cell: ({ attributes: { deleted_by: by, reason } }) => by ?? (reason === 'retention' ? 'Solive' : 'Compte supprimé'),
  },
  {
    key: 'purged_at',
    title: 'Définitif',
    cell: ({ attributes: { purged_at: at } }) => (at ? `le ${formatDate(at)}` : 'Dans la corbeille'),
  },
  { key: 'id', title: 'Numéro du dossier', cell: ({ id }) => <code>{id}</code> },
]

/** What is left of the files that were deleted: nothing of the people they were about. */
export function Deletions() {
  return (
    <Card
      title="Suppressions effectuées"
      sentence="Une fois la suppression définitive, il ne reste d’un dossier que cette ligne."
    >
      <PagedTable
        type="client_file_deletion"
        caption="Suppressions effectuées"
        columns={columns}
        none="Aucune suppression"
      />
    </Card>
  )
}
