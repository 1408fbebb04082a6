import { messages } from '#contract'
import type { ApiFailure } from '#client/transport'
import { ErrorBlock } from '#client/ui'

interface FileRefusedProps {
  readonly failure: ApiFailure
  readonly onRetry: () => void
}

/** A client file is out of sight, or could not be read. */
export const FileRefused = ({ failure, onRetry }: FileRefusedProps) => (
  <ErrorBlock
    message={
      failure.kind === 'http' && [403, 404, 410].includes(failure.status)
        ? 'Ce dossier n’existe plus, ou n’est pas le vôtre.'
        : messages.technical
    }
    onRetry={onRetry}
  />
)
