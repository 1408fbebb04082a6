import { HistoryButton as Button } from '#client/screens/firm'
import type { SettingSection } from '#features/company/contract/settings'
import { SettingChanges } from './SettingChanges'

/** What was set here, by whom, and how it comes back. */
export const HistoryButton = ({ sections }: { readonly sections: readonly SettingSection[] }) => (
  <Button title="Historique de ces réglages">
    <SettingChanges sections={sections} />
  </Button>
)
