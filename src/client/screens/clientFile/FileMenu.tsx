import { useState } from 'react'
import { CameraOutlined, EllipsisOutlined } from '@ant-design/icons'
import { PopupPanel } from '#client/ui/layout'
import { Snapshot, SNAPSHOT } from '../SnapshotButton'

/** What can be done with the whole file, besides filling it in. */
export function FileMenu() {
  const [isSnapshotOpen, openSnapshot] = useState(false)
  return (
    <>
      <PopupPanel face={<><EllipsisOutlined aria-hidden /><span className="visually-hidden">Plus d’actions sur ce dossier</span></>}>
        {(close) => (
          <button type="button" className="popup-item" onClick={() => { close(); openSnapshot(true) }}><CameraOutlined aria-hidden />{SNAPSHOT}</button>
        )}
      </PopupPanel>
      {isSnapshotOpen && <Snapshot onClose={() => { openSnapshot(false) }} />}
    </>
  )
}
