import { Flex } from 'antd'
import { Drawer } from '#client/ui/drawer'
import { ExitPasswordSetting } from './meeting/ExitPasswordSetting'
import { AccessibilitySettings, CommissionSetting, DisplaySettings } from '#client/screens/settings'

interface SettingsDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The choices of this device. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  return (
    <Drawer title="Réglages" open={isOpen} onClose={onClose} size={420} destroyOnHidden>
      <Flex vertical gap={24}>
        <DisplaySettings />
        <CommissionSetting />
        <ExitPasswordSetting />
        <AccessibilitySettings />
      </Flex>
    </Drawer>
  )
}
