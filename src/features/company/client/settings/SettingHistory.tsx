import { Card } from '#client/ui'
import { SettingChanges } from './SettingChanges'

/** All that was set in the firm. */
export const SettingHistory = () => (
  <Card
    title="Historique des réglages"
    sentence="Qui a changé quoi, et depuis quand. Revenir à un état est un changement de plus : rien ne se perd."
  >
    <SettingChanges sections={[]} />
  </Card>
)
