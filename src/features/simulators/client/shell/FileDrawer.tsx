import { useState, type ReactNode } from 'react'
import { whyNotRead } from '#client/transport'
import { useSection } from '#client/editing'
import { Places } from '#client/screens/places'
import { Drawer } from '#client/ui/drawer'
import { ErrorBlock, Skeleton } from '#client/ui'
import { useMediaQuery } from '#client/ui/layout'
import { ClientFileChoice, ForClientFile, useHouseholdSections } from '#features/clientFile/client/chosenFile'
import type { FileSections } from './fileAnswers'

interface FileDrawerProps {
  readonly title: string
  /** Id of the file that is chosen at first. */
  readonly source: string | null
  readonly onClose: () => void
  /** Stands inside the open file. */
  readonly children: (id: string) => ReactNode
}

/** A drawer in which a client file is chosen, and read. */
export function FileDrawer({ title, source, onClose, children }: FileDrawerProps) {
  const isPhone = useMediaQuery('(width < 576px)')
  const [id, setId] = useState(source)
  return (
    <Drawer open title={title} onClose={onClose} size={isPhone ? '100%' : 480}>
      <div className="simulator-drawer">
        <ClientFileChoice value={id} onChange={setId} />
        {id !== null && (
          <Places kind="municipality">
            <ForClientFile
              id={id}
              waiting={<Skeleton lines={6} />}
              refused={(failure, retry) => <ErrorBlock message={whyNotRead(failure)} onRetry={retry} />}
            >
              {children(id)}
            </ForClientFile>
          </Places>
        )}
      </div>
    </Drawer>
  )
}

/** What the open file says. */
export function useFileSections(): FileSections {
  return {
    household: useHouseholdSections(),
    simulation: useSection('simulation') ?? {},
    ptz: useSection('ptz') ?? {},
  }
}
