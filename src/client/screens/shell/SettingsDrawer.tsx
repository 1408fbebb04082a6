import { Drawer } from 'antd'
import { selectCompany, selectSettings, selectUser, settingsChanged, type SettingsState } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { ChoiceInput, Toggle } from '#client/ui/inputs'

interface Option<Value> {
  readonly value: Value
  readonly label: string
}
const themes: readonly Option<SettingsState['theme']>[] = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Automatique' },
]
const densities: readonly Option<SettingsState['density']>[] = [
  { value: 'comfort', label: 'Confort' },
  { value: 'compact', label: 'Compact' },
]

interface SettingsDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The choices of this device. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  return (
    <Drawer title="Réglages" open={isOpen} onClose={onClose} size={420} destroyOnHidden>
      <div className="settings">
        <Looks />
        <Commissions />
        <Accessibility />
      </div>
    </Drawer>
  )
}

function useSettings(): [SettingsState, (changed: Partial<SettingsState>) => void] {
  const dispatch = useAppDispatch()
  return [useAppSelector(selectSettings), (changed) => { dispatch(settingsChanged(changed)) }]
}

const chosen = <Value,>(options: readonly Option<Value>[], value: unknown): Value | undefined => options.find((option) => option.value === value)?.value

function Looks() {
  const [{ theme, density }, change] = useSettings()
  const chooseTheme = (value: unknown) => { change({ theme: chosen(themes, value) ?? theme }) }
  const chooseDensity = (value: unknown) => { change({ density: chosen(densities, value) ?? density }) }
  return (
    <>
      <ChoiceInput label="Thème de cet appareil" choices={themes} value={theme} onChange={chooseTheme} help="Automatique suit le réglage de votre système." />
      <ChoiceInput label="Densité" choices={densities} value={density} onChange={chooseDensity} help="Compact montre plus de lignes à la fois." />
    </>
  )
}

/** Those who may see commissions choose whether this device shows them. */
function Commissions() {
  const [{ showCommission }, change] = useSettings()
  const maySee = useAppSelector((state) => selectUser(state)?.attributes.can_see_commission !== false && selectCompany(state)?.attributes.hide_commissions !== true)
  if (!maySee) return null
  return (
    <Toggle
      label="Afficher les commissions" value={showCommission} onChange={(value) => { change({ showCommission: value === true }) }}
      help="À éteindre quand un client regarde votre écran."
    />
  )
}

function Accessibility() {
  const [{ areShortcutsOn, isMotionReduced }, change] = useSettings()
  return (
    <>
      <Toggle
        label="Raccourcis d’une touche" value={areShortcutsOn} onChange={(value) => { change({ areShortcutsOn: value === true }) }}
        help="Ctrl K ouvre la recherche, que ces raccourcis soient actifs ou non."
      />
      <Toggle label="Réduire les animations" value={isMotionReduced} onChange={(value) => { change({ isMotionReduced: value === true }) }} />
    </>
  )
}
