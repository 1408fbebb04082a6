import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { useOpenAggregate } from '#client/editing'
import { PapersContext } from './PapersContext'
import { useDroppedFile } from './useDroppedFile'
import './papers.css'

const PapersDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "papers-drawer" */ './PapersDrawer')).PapersDrawer,
)

/** Reads the papers that are dropped on the open file, or chosen in the drawer that its parts open. */
export function Papers({ children }: { children: ReactNode }) {
  const { readOnly } = useOpenAggregate()
  const [opened, setOpened] = useState<{ readonly file: File | undefined } | null>(null)
  const open = (file?: File) => {
    setOpened({ file })
  }
  // A file that is dropped beside the open drawer is held back: the browser would leave the page to show it.
  const isOver = useDroppedFile(!readOnly, (file) => {
    if (opened === null) open(file)
  })
  return (
    <PapersContext value={readOnly ? null : open}>
      {children}
      {isOver && opened === null && (
        <div className="paper-over" role="status">
          Déposez le document&nbsp;: il est lu sur cet appareil, rien n’est envoyé.
        </div>
      )}
      {opened && (
        <Suspense>
          <PapersDrawer
            first={opened.file}
            onClose={() => {
              setOpened(null)
            }}
          />
        </Suspense>
      )}
    </PapersContext>
  )
}
