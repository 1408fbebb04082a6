import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatDate } from '#client/ui'
import type { Column } from '#client/ui/table'
import { clientFileAddress } from '#features/clientFile/contract'
import { PagedTable } from './PagedTable'

const columns: readonly [Column<ResourceOf<'expiring_client_file'>>, ...Column<ResourceOf<'expiring_client_file'>>[]] =
  [
    {
      key: 'title',
      title: 'Dossier',
      cell: ({ id, attributes }) => <Link to={clientFileAddress(id)}>{attributes.title}</Link>,
    },
    { key: 'adviser_name', title: 'Conseiller', cell: ({ attributes }) => attributes.adviser_name ?? '—' },
    {
      key: 'updated_at',
      title: 'Dernière activité',
      align: 'end',
      cell: ({ attributes }) => formatDate(attributes.updated_at),
    },
    {
      key: 'deleted_after',
      title: 'Suppression',
      align: 'end',
      cell: ({ attributes: { deleted_after: day } }) => (day ? `après le ${formatDate(day)}` : 'à annoncer'),
    },
  ]

/** The files that the firm has kept for long enough. */
export function ExpiringFiles() {
  return (
    <Card title="Dossiers arrivés à échéance" sentence="Pour garder un dossier, ouvrez-le et modifiez-le.">
      <PagedTable
        type="expiring_client_file"
        caption="Dossiers arrivés à échéance"
        columns={columns}
        none="Aucun dossier n’arrive à échéance"
      />
    </Card>
  )
}
