import { useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { Snapshot, SNAPSHOT } from './Snapshot'
import './snapshot.css'

/** A button that takes a snapshot. */
export function SnapshotButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<CameraOutlined aria-hidden />}
        onClick={() => {
          setOpen(true)
        }}
      >
        {SNAPSHOT}
      </Button>
      {isOpen && (
        <Snapshot
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
