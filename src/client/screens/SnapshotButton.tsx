import { lazy, Suspense, useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { loadScreen } from './loadScreen'

const SnapshotDrawer = lazy(async () => {
  const { Component } = await loadScreen(async () => (await import(/* webpackChunkName: "snapshot-export" */ './snapshot/SnapshotDrawer')).SnapshotDrawer)
  return { default: Component }
})

interface SnapshotButtonProps {
  /** How much it asks to be seen: a link in a text, one action among others. */
  readonly look?: 'text' | 'link' | 'default'
}

/** Takes a snapshot for the support, and shows it before it is kept or copied. */
export function SnapshotButton({ look = 'text' }: SnapshotButtonProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button type={look} icon={<CameraOutlined aria-hidden />} onClick={() => { open(true) }}>Instantané de support</Button>
      {isOpen && <Suspense><SnapshotDrawer onClose={() => { open(false) }} /></Suspense>}
    </>
  )
}
