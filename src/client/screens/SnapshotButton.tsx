import { lazy, Suspense, useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { loadScreen } from './loadScreen'

const SnapshotDrawer = lazy(async () => {
  const { Component } = await loadScreen(async () => (await import(/* webpackChunkName: "snapshot-export" */ './snapshot/SnapshotDrawer')).SnapshotDrawer)
  return { default: Component }
})

const NAME = 'Instantané de support'

interface SnapshotButtonProps {
  /** Only its icon, with its name on hover and focus, where there is little room. */
  readonly isSmall?: boolean
}

/** Takes a snapshot for the support, and shows it before it is kept or copied. */
export function SnapshotButton({ isSmall = false }: SnapshotButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => { setOpen(true) }
  const icon = <CameraOutlined aria-hidden />
  return (
    <>
      {isSmall
        ? <Tooltip title={NAME}><Button type="text" icon={icon} aria-label={NAME} onClick={open} /></Tooltip>
        : <Button icon={icon} onClick={open}>{NAME}</Button>}
      {isOpen && <Suspense><SnapshotDrawer onClose={() => { setOpen(false) }} /></Suspense>}
    </>
  )
}
