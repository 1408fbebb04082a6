import { Suspense, useState } from 'react'
import { EllipsisOutlined } from '@ant-design/icons'
import { lazyPart } from '#client/ui/lazy'
import { ActionMenu, MenuChoices, type MenuChoice } from '#client/ui/menu'
import { OFFLINE, useOnline } from '#client/screens'
import type { OperableFile } from './fileOperations'
import type { Drawer } from './Operations'

const Operations = lazyPart(
  async () => (await import(/* webpackChunkName: "file-operations" */ './Operations')).Operations,
)
const Reassignment = lazyPart(
  async () => (await import(/* webpackChunkName: "reassignment" */ './Reassignment')).Reassignment,
)
const AccessLogDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "accessLog" */ './AccessLogDrawer')).AccessLogDrawer,
)

interface FileMenuProps {
  readonly file: OperableFile
  /** Called once the file is deleted, or about to be. */
  readonly onDeleted?: () => void
  /** What else can be done here. */
  readonly others?: readonly MenuChoice[]
}

const none: readonly never[] = []

/** What can be done with a whole client file, besides filling it in: from the list, and from the file itself. */
export function FileMenu({ file, onDeleted, others = none }: FileMenuProps) {
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const isOnline = useOnline()
  const close = () => {
    setDrawer(null)
  }
  return (
    <>
      <ActionMenu name={`Actions sur ${file.title}`} face={<EllipsisOutlined aria-hidden />}>
        {(menu) =>
          isOnline ? (
            <Operations {...menu} file={file} others={others} onDrawer={setDrawer} onDeleted={onDeleted} />
          ) : (
            <MenuChoices {...menu} heading={OFFLINE} choices={others} />
          )
        }
      </ActionMenu>
      <Suspense>
        {drawer === 'reassignment' && <Reassignment file={file} onClose={close} />}
        {drawer === 'access-log' && <AccessLogDrawer fileId={file.id} onClose={close} />}
      </Suspense>
    </>
  )
}
