import { Suspense, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { useOpenAggregate } from '#client/editing'
import { PapersContext } from './PapersContext'
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

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Takes the file that is dropped anywhere on the page; says whether one is over it. */
function useDroppedFile(isActive: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    if (!isActive) return undefined
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (event.defaultPrevented || !file) return
      event.preventDefault()
      take(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      setOver(false)
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [isActive])
  return isOver
}
