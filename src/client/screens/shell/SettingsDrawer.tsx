import { Drawer } from 'antd'
import { selectSettings, selectUser, settingsChanged, type SettingsState } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { ChoiceInput } from '#client/ui/inputs'

const themes: readonly { readonly value: SettingsState['theme']; readonly label: string }[] = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Automatique' },
]

interface SettingsDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Whose session it is, and the choices of this device. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  const { theme } = useAppSelector(selectSettings)
  const dispatch = useAppDispatch()
  const choose = (value: string | number | null) => {
    const chosen = themes.find((choice) => choice.value === value)
    if (chosen) dispatch(settingsChanged({ theme: chosen.value }))
  }
  return (
    <Drawer title="Réglages" open={isOpen} onClose={onClose} size={420} destroyOnHidden>
      <div className="settings">
        <Account />
        <ChoiceInput label="Thème de cet appareil" choices={themes} value={theme} onChange={choose} help="Automatique suit le réglage de votre système." />
      </div>
    </Drawer>
  )
}

function Account() {
  const user = useAppSelector(selectUser)
  if (!user) return null
  const { first_name, last_name, email } = user.attributes
  return (
    <dl className="settings-account">
      <dt>Vous êtes connecté en tant que</dt>
      <dd><strong>{first_name} {last_name}</strong></dd>
      <dt>Adresse e-mail</dt>
      <dd>{email}</dd>
    </dl>
  )
}
