import type { SettingsState } from '#client/session'
import type { Shortcut } from '#client/screens/keyboard'
import type { MenuItem, Setting } from '#client/screens'
import type { Found } from './found'

type Leading = Pick<Found, 'group' | 'label'> & { readonly address: string }

const leading = ({ group, label, address, ...more }: Leading & Partial<Found>): Found => ({
  id: `${group} ${label}`,
  group,
  label,
  target: { address },
  ...more,
})

/** The places of the menu, or those that each holds. */
export const placesFound = (places: readonly MenuItem[]): readonly Found[] =>
  places.flatMap(({ address, label, keys, children }) =>
    children
      ? children.map((child) =>
          leading({ group: 'Écrans', label: `${label} › ${child.label}`, address: child.address }),
        )
      : [leading({ group: 'Écrans', label, address, keys })],
  )

/** What the shortcuts do, but for those that act on what holds the focus: the palette holds it. */
export const shortcutsFound = (shortcuts: readonly Shortcut[]): readonly Found[] =>
  shortcuts
    .filter(({ needsFocus }) => needsFocus !== true)
    .map(({ keys, label, act }) => ({ id: `Actions ${label}`, group: 'Actions', label, keys, target: { act } }))

export const settingsFound = (settings: readonly Setting[]): readonly Found[] =>
  settings.map(({ address, label, words }) => leading({ group: 'Réglages', label, address, words }))

/** What begins elsewhere than on the screen that is open, where no shortcut of the screen does the same. */
export const beginningsFound = (
  beginnings: readonly { readonly label: string; readonly address: string }[],
): readonly Found[] => beginnings.map((beginning) => leading({ group: 'Actions', ...beginning }))

const looks: readonly { readonly label: string; readonly words?: string; readonly changed: Partial<SettingsState> }[] =
  [
    { label: 'Thème clair', words: 'jour apparence', changed: { theme: 'light' } },
    { label: 'Thème sombre', words: 'nuit apparence', changed: { theme: 'dark' } },
    { label: 'Thème automatique', words: 'système apparence', changed: { theme: 'auto' } },
    { label: 'Densité confort', words: 'affichage', changed: { density: 'comfort' } },
    { label: 'Densité compacte', words: 'affichage serré', changed: { density: 'compact' } },
  ]

/** The looks of the application that are not those of now. */
export const looksFound = (
  settings: SettingsState,
  change: (changed: Partial<SettingsState>) => void,
): readonly Found[] =>
  looks
    .filter(({ changed }) => changed.theme !== settings.theme && changed.density !== settings.density)
    .map(({ label, words, changed }) => ({
      id: `Actions ${label}`,
      group: 'Actions',
      label,
      words,
      target: {
        act: () => {
          change(changed)
        },
      },
    }))
