import { Link } from 'react-router-dom'
import { messages } from '#contract'
import type { ApiFailure } from '#client/transport'
import { ErrorBlock, PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { clientFilesAddress } from '#features/clientFile/contract'

/** A file that could not be read this time: why, what is kept, and the ways on. */
export function UnreadFile({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  return (
    <>
      <title>Dossier non lu · Solive</title>
      <PageHeader title="Ce dossier n’a pas pu être lu" />
      <PageBody>
        <div className="file-unread">
          <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={onRetry} />
          <p>Rien n’y a changé, et ce que vous y avez saisi est gardé sur cet appareil.</p>
          <Link to={clientFilesAddress}>Retourner aux dossiers</Link>
        </div>
      </PageBody>
    </>
  )
}
