import { Link } from 'react-router-dom'
import type { Linkage, ResourceOf } from '#contract/jsonapi'
import { Card, formatDate, formatTime } from '#client/ui'
import type { Column } from '#client/ui/table'
import { clientFileAddress } from '#features/clientFile/contract'
import { readPart } from '#features/clientFile/client/fileMenu'
import { PagedTable } from './PagedTable'

type FileReading = ResourceOf<'client_file_reading'>

const columns: readonly [Column<FileReading>, ...Column<FileReading>[]] = [
  {
    key: 'last_read_at',
    title: 'Date',
    cell: ({ attributes: { last_read_at: at } }) => (at ? `${formatDate(at)} à ${formatTime(at)}` : '—'),
  },
  { key: 'reader_name', title: 'Lu par', cell: ({ attributes }) => attributes.reader_name ?? 'Compte supprimé' },
  {
    key: 'client_file',
    title: 'Dossier',
    cell: ({ attributes, relationships }) => (
      <FileLink title={attributes.client_file_title} file={relationships['client_file']} />
    ),
  },
  {
    key: 'part',
    title: 'Partie',
    cell: ({ attributes: { part, read_count: count } }) =>
      `${readPart(part)}${(count ?? 1) > 1 ? ` (${count} lectures)` : ''}`,
  },
  { key: 'device', title: 'Appareil', onlyWide: true, cell: ({ attributes }) => attributes.device ?? '—' },
]

function FileLink({ title, file }: { title: string | null | undefined; file: Linkage | undefined }) {
  return file && 'id' in file ? <Link to={clientFileAddress(file.id)}>{title ?? 'Sans nom'}</Link> : title
}

/** Who looked at the files of the firm. */
export function AccessLog() {
  return (
    <Card title="Consultations" sentence="Qui a ouvert quel dossier depuis un an, du plus récent au plus ancien.">
      <PagedTable type="client_file_reading" caption="Consultations" columns={columns} none="Aucune consultation" />
    </Card>
  )
}
