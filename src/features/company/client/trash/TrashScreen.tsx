import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatDate, formatTime, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import type { Column } from '#client/ui/table'
import { kindLabel } from '../kinds'
import { PagedTable } from '../PagedTable'
import { useTrash, type TrashActions } from './useTrash'
import '../company.css'

type Item = ResourceOf<'trash_item'>

const described: readonly [Column<Item>, ...Column<Item>[]] = [
  { key: 'title', title: 'Nom', cell: ({ attributes }) => attributes.title ?? 'Sans nom' },
  {
    key: 'resource_type',
    title: 'Type',
    cell: ({ attributes: { resource_type: type } }) => kindLabel(type),
  },
  { key: 'deleted_by', title: 'Supprimé par', cell: ({ attributes }) => attributes.deleted_by ?? 'Compte supprimé' },
  {
    key: 'deleted_at',
    title: 'Le',
    cell: ({ attributes: { deleted_at: at } }) => (at ? `${formatDate(at)} à ${formatTime(at)}` : '—'),
  },
  {
    key: 'purged_after',
    title: 'Gardé jusqu’au',
    cell: ({ attributes: { purged_after: at } }) => (at ? formatDate(at) : '—'),
  },
]

/** What was deleted and may still come back. */
export function TrashScreen() {
  const actions = useTrash()
  const columns: typeof described = [
    ...described,
    { key: 'actions', title: 'Actions', align: 'end', cell: (item) => <Actions item={item} {...actions} /> },
  ]
  return (
    <>
      <title>Corbeille · Solive</title>
      <PageHeader title="Corbeille" />
      <PageBody>
        <div className="company">
          <Card
            title="Éléments supprimés"
            sentence="Ce qui est supprimé reste ici 30&nbsp;jours, puis disparaît définitivement. Restaurer rend tout ce que l’élément contenait."
          >
            <PagedTable type="trash_item" caption="Corbeille" columns={columns} none="La corbeille est vide" />
          </Card>
        </div>
      </PageBody>
    </>
  )
}

function Actions({ item, restore, purge }: TrashActions & { readonly item: Item }) {
  const of = <span className="visually-hidden"> ({item.attributes.title ?? 'sans nom'})</span>
  return (
    <span className="company-actions">
      <Button size="small" onClick={() => void restore(item)}>
        Restaurer{of}
      </Button>
      <Button size="small" danger onClick={() => void purge(item)}>
        Supprimer définitivement{of}
      </Button>
    </span>
  )
}
