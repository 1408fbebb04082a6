import { useState } from 'react'
import { CameraOutlined, EllipsisOutlined } from '@ant-design/icons'
import { PopupPanel } from '#client/ui/layout'
import { Snapshot, SNAPSHOT } from '../SnapshotButton'
import { PrivacyItems } from './privacy/PrivacyItems'
import { ReadingsDrawer } from './privacy/ReadingsDrawer'

/** What can be done with the whole file, besides filling it in. */
export function FileMenu() {
  const [opened, open] = useState<'snapshot' | 'readings' | null>(null)
  const close = () => { open(null) }
  return (
    <>
      <PopupPanel face={<><EllipsisOutlined aria-hidden /><span className="visually-hidden">Plus d’actions sur ce dossier</span></>}>
        {(closeMenu) => (
          <>
            <PrivacyItems onChoose={closeMenu} onReadings={() => { open('readings') }} />
            <button type="button" className="popup-item" onClick={() => { closeMenu(); open('snapshot') }}><CameraOutlined aria-hidden />{SNAPSHOT}</button>
          </>
        )}
      </PopupPanel>
      {opened === 'snapshot' && <Snapshot onClose={close} />}
      {opened === 'readings' && <ReadingsDrawer onClose={close} />}
    </>
  )
}
