import { Suspense, useState, type ReactNode } from 'react'
import { EllipsisOutlined } from '@ant-design/icons'
import { PopupPanel } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { OFFLINE, useOnline } from '#client/screens'
import type { OperableFile } from './fileOperations'
import type { Drawer } from './Operations'

const Operations = lazyPart(
  async () => (await import(/* webpackChunkName: "file-operations" */ './Operations')).Operations,
)
const Reassignment = lazyPart(
  async () => (await import(/* webpackChunkName: "reassignment" */ './Reassignment')).Reassignment,
)
const ReadingsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "readings" */ './ReadingsDrawer')).ReadingsDrawer,
)

interface FileMenuProps {
  readonly file: OperableFile
  /** Called once the file is deleted, or about to be. */
  readonly onDeleted?: () => void
  /** What else can be done here. `close` is for what stays on the page. */
  readonly children?: (close: () => void) => ReactNode
}

/** What can be done with a whole client file, besides filling it in: from the list, and from the file itself. */
export function FileMenu({ file, onDeleted, children }: FileMenuProps) {
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const isOnline = useOnline()
  const close = () => {
    setDrawer(null)
  }
  return (
    <>
      <PopupPanel
        face={
          <>
            <EllipsisOutlined aria-hidden />
            <span className="visually-hidden">Actions sur {file.title}</span>
          </>
        }
      >
        {(closeMenu) => (
          <>
            {isOnline ? (
              <Suspense>
                <Operations file={file} onChosen={closeMenu} onDrawer={setDrawer} onDeleted={onDeleted} />
              </Suspense>
            ) : (
              <p>{OFFLINE}</p>
            )}
            {children?.(closeMenu)}
          </>
        )}
      </PopupPanel>
      <Suspense>
        {drawer === 'reassignment' && <Reassignment file={file} onClose={close} />}
        {drawer === 'readings' && <ReadingsDrawer fileId={file.id} onClose={close} />}
      </Suspense>
    </>
  )
}
