import { Flex } from 'antd'
import { Card } from '#client/ui'
import { Toggle } from '#client/ui/inputs'
import { CommissionSetting, DisplaySettings, useSettings } from '#client/screens/settings'
import { OfflineData } from './OfflineData'

/** The choices of this device, and what it keeps. */
export function DeviceTab() {
  const [{ newClientFile, oldLinkStyle }, change] = useSettings()
  return (
    <>
      <Card title="Cet appareil" sentence="Ces choix restent dans ce navigateur. Vos autres appareils ont les leurs.">
        <Flex vertical gap={24}>
          <DisplaySettings />
          <CommissionSetting />
          <Toggle
            label="Nouvelle fiche dossier"
            value={newClientFile}
            onChange={(value) => {
              change({ newClientFile: value === true })
            }}
            help="La liste des sections reste à côté de la section ouverte. Sinon, les sections se déplient l’une sous l’autre."
          />
          <Toggle
            label="Liens soulignés"
            value={oldLinkStyle}
            onChange={(value) => {
              change({ oldLinkStyle: value === true })
            }}
            help="Tous les liens sont soulignés, même là où leur place suffit à les reconnaître."
          />
        </Flex>
      </Card>
      <OfflineData />
    </>
  )
}
