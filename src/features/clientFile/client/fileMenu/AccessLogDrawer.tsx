import { useState } from 'react'
import { whyNotRead } from '#client/transport'
import type { ResourceOf } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import { Empty, ErrorBlock, formatDate, formatTime, Skeleton } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { Pagination } from '#client/ui/table'
import { readPart } from './readPart'
import './accessLog.css'

const PAGE = 60

/** Who read a client file, the latest first; kept one year. */
export function AccessLogDrawer({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  return (
    <Drawer title="Consultations" open onClose={onClose} size={480}>
      <p className="access-log-note">Qui a ouvert ce dossier depuis un an, et ce qui a été lu.</p>
      <AccessLog fileId={fileId} />
    </Drawer>
  )
}

function AccessLog({ fileId }: { fileId: string }) {
  const [number, setNumber] = useState(1)
  const { resources, page, failure, refetch } = useResourceList('client_file_reading', {
    parentId: fileId,
    page: { number, size: PAGE },
  })
  if (failure && !page) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!page) return <Skeleton lines={6} />
  if (page.total === 0)
    return <Empty title="Aucune consultation" sentence="Chaque lecture de ce dossier laissera ici une ligne." />
  return (
    <>
      <ol className="access-log">
        {resources.map((reading) => (
          <Access key={reading.id} reading={reading} />
        ))}
      </ol>
      <Pagination page={number} pageSize={PAGE} total={page.total} onPage={setNumber} />
    </>
  )
}

function Access({
  reading: {
    attributes: { part, reader_name: name, device, read_count: count, last_read_at: at },
  },
}: {
  reading: ResourceOf<'client_file_reading'>
}) {
  const when = at ? `${formatDate(at)} à ${formatTime(at)}` : ''
  return (
    <li>
      <strong>{name ?? 'Compte supprimé'}</strong>
      <span>
        {readPart(part)}
        {(count ?? 1) > 1 && ` (${count} lectures)`}
      </span>
      <span className="access-log-note">{[when, device].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
