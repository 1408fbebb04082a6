import { useEffect } from 'react'
import { useChosenColumns } from '#features/account/client/views'
import { Card } from '#client/ui'
import { DataTable } from '#client/ui/table'
import type { UsualLoan } from '../shared/useUsualLoan'
import { columnsFor } from './fileColumns'
import { useKeptFiles } from './useFiles'
import type { FileRights } from './useFileRights'

interface KeptFilesProps {
  readonly rights: FileRights
  readonly loan: UsualLoan | undefined
  /** The network is back. */
  readonly onOnline: () => void
}

/** What this device knows of client files when the server does not answer. Nothing where it knows none. */
export function KeptFiles({ rights, loan, onOnline }: KeptFilesProps) {
  const rows = useKeptFiles(loan)
  const [name, ...others] = columnsFor(rights)
  const columns = useChosenColumns(others)
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
    }
  }, [onOnline])
  if (rows.length === 0) return null
  return (
    <Card
      title="Dossiers gardés sur cet appareil"
      sentence={
        'Les derniers que vous avez ouverts, tels que cet appareil les connaît\u00a0: vous pouvez les lire et les compléter. ' +
        'La liste entière, la recherche et les filtres reviennent avec le réseau.'
      }
    >
      <DataTable caption="Derniers dossiers ouverts" columns={[name, ...columns]} rows={rows} rowKey={({ id }) => id} />
    </Card>
  )
}
