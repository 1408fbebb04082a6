import { Suspense } from 'react'
import { lazyPart } from '#client/ui/lazy'

const SnapshotDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "snapshot-export" */ './SnapshotDrawer')).SnapshotDrawer,
)

export const SNAPSHOT = 'Instantané de support'

/** Takes a snapshot for the support, and shows it before it is kept or copied. */
export const Snapshot = ({ onClose }: { onClose: () => void }) => (
  <Suspense>
    <SnapshotDrawer onClose={onClose} />
  </Suspense>
)
