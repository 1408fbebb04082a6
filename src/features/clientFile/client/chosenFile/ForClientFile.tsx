import type { ReactNode } from 'react'
import { allows } from '#contract/access'
import { OpenAggregateContext } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { selectPermissions } from '#client/session'
import { useAppSelector } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { useClientFile } from '../shared/useClientFile'

interface ForClientFileProps {
  /** Of the client file. */
  readonly id: string
  /** Stands while the file is read. */
  readonly waiting: ReactNode
  /** Stands in the place of the children when the file cannot be read. */
  readonly refused: (failure: ApiFailure, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Opens a client file for what stands inside, on another screen than its own: its household is read, what is decided is saved. */
export function ForClientFile({ id, ...props }: ForClientFileProps) {
  const readOnly = !useAppSelector((state) => allows(selectPermissions(state), 'editClientFiles'))
  return (
    <OpenAggregateContext key={id} value={{ type: 'client_file', id, readOnly }}>
      <ChangesProvider>
        <Read id={id} {...props} />
      </ChangesProvider>
    </OpenAggregateContext>
  )
}

function Read({ id, waiting, refused, children }: ForClientFileProps) {
  const { isComplete, failure, refetch } = useClientFile(id)
  if (isComplete) return children
  return failure ? refused(failure, refetch) : waiting
}
