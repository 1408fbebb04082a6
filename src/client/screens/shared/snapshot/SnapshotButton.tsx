import { Suspense, useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'

const SnapshotDrawer = lazyPart(async () => (await import(/* webpackChunkName: "snapshot-export" */ './SnapshotDrawer')).SnapshotDrawer)

export const SNAPSHOT = 'Instantané de support'

/** Takes a snapshot for the support, and shows it before it is kept or copied. */
export const Snapshot = ({ onClose }: { onClose: () => void }) => <Suspense><SnapshotDrawer onClose={onClose} /></Suspense>

/** A button that takes a snapshot. */
export function SnapshotButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<CameraOutlined aria-hidden />} onClick={() => { setOpen(true) }}>{SNAPSHOT}</Button>
      {isOpen && <Snapshot onClose={() => { setOpen(false) }} />}
    </>
  )
}
