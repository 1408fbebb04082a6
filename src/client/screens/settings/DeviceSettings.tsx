import { selectCompany, selectUser, type SettingsState } from '#client/session'
import { useAppSelector } from '#client/store'
import { ChoiceInput, Toggle } from '#client/ui/inputs'
import { useSettings } from './useSettings'

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
const textSizes: readonly Option<SettingsState['textSize']>[] = [
  { value: 100, label: '100\u202f%' },
  { value: 110, label: '110\u202f%' },
  { value: 120, label: '120\u202f%' },
  { value: 130, label: '130\u202f%' },
]

const chosen = <Value,>(options: readonly Option<Value>[], value: unknown): Value | undefined =>
  options.find((option) => option.value === value)?.value

/** The looks of the application. */
export function DisplaySettings() {
  const [{ theme, density }, change] = useSettings()
  const chooseTheme = (value: unknown) => {
    change({ theme: chosen(themes, value) ?? theme })
  }
  const chooseDensity = (value: unknown) => {
    change({ density: chosen(densities, value) ?? density })
  }
  return (
    <>
      <ChoiceInput
        label="Thème de cet appareil"
        choices={themes}
        value={theme}
        onChange={chooseTheme}
        help="Automatique suit le réglage de votre système."
      />
      <ChoiceInput
        label="Densité"
        choices={densities}
        value={density}
        onChange={chooseDensity}
        help="Compact montre plus de lignes à la fois."
      />
    </>
  )
}

function TextSizeSetting() {
  const [{ textSize }, change] = useSettings()
  const choose = (value: unknown) => {
    change({ textSize: chosen(textSizes, value) ?? textSize })
  }
  return (
    <ChoiceInput
      label="Taille du texte"
      choices={textSizes}
      value={textSize}
      onChange={choose}
      help="S’ajoute à la taille choisie dans votre navigateur."
    />
  )
}

/** Those who may see commissions choose whether this device shows them. */
export function CommissionSetting() {
  const [{ showCommission }, change] = useSettings()
  const maySee = useAppSelector(
    (state) =>
      selectUser(state)?.attributes.can_see_commission !== false &&
      selectCompany(state)?.attributes.hide_commissions !== true,
  )
  if (!maySee) return null
  return (
    <Toggle
      label="Afficher les commissions"
      value={showCommission}
      onChange={(value) => {
        change({ showCommission: value === true })
      }}
      help="À éteindre quand un client regarde votre écran."
    />
  )
}

/** What makes the application easier to read and to handle. */
export function AccessibilitySettings() {
  const [{ areShortcutsOn, isMotionReduced, areChartTablesShown }, change] = useSettings()
  return (
    <>
      <TextSizeSetting />
      <Toggle
        label="Raccourcis d’une touche"
        value={areShortcutsOn}
        onChange={(value) => {
          change({ areShortcutsOn: value === true })
        }}
        help="Ctrl K ouvre la recherche, que ces raccourcis soient actifs ou non."
      />
      <Toggle
        label="Réduire les animations"
        value={isMotionReduced}
        onChange={(value) => {
          change({ isMotionReduced: value === true })
        }}
      />
      <Toggle
        label="Toujours afficher les tableaux des graphiques"
        value={areChartTablesShown}
        onChange={(value) => {
          change({ areChartTablesShown: value === true })
        }}
        help="Les mêmes montants, en lignes et en colonnes, sous chaque graphique."
      />
    </>
  )
}
