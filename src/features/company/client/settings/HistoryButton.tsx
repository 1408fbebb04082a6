import { useState } from 'react'
import { HistoryOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import type { SettingSection } from '#features/company/contract/settings'
import { SettingChanges } from './SettingChanges'

/** What was set here, by whom, and how it comes back. */
export function HistoryButton({ sections }: { readonly sections: readonly SettingSection[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<HistoryOutlined aria-hidden />}
        onClick={() => {
          setOpen(true)
        }}
      >
        Historique
      </Button>
      {isOpen && (
        <Drawer
          open
          size={560}
          title="Historique de ces réglages"
          onClose={() => {
            setOpen(false)
          }}
        >
          <SettingChanges sections={sections} />
        </Drawer>
      )}
    </>
  )
}
