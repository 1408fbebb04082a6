import { entriesOf } from '#contract/json'
/** Choices of this device (specification §3, local settings); kept from one visit to the next, for whoever uses it. */
export interface SettingsState {
  /** The sections of a client file stand in a list beside the open one, rather than unfold one under the other. */
  readonly newClientFile: boolean
  /** Every link is underlined, as pages of old had them. */
  readonly oldLinkStyle: boolean
  /** Commissions are shown, where the firm and the rights allow it. */
  readonly showCommission: boolean
  /** `auto` follows the system. */
  readonly theme: 'light' | 'dark' | 'auto'
  /** How close together controls and rows stand. */
  readonly density: 'comfort' | 'compact'
  /** Size of text, a percentage of the usual one. */
  readonly textSize: 100 | 110 | 120 | 130
  /** The menu stays open beside the page. */
  readonly isMenuPinned: boolean
  /** Keys that are characters act (WCAG 2.1.4 asks for a way to switch them off). */
  readonly areShortcutsOn: boolean
  /** Nothing moves, whatever the system says. */
  readonly isMotionReduced: boolean
  /** The figures of a chart always stand in their table too. */
  readonly areChartTablesShown: boolean
}

/** Before anything is chosen. */
export const initialSettings: SettingsState = {
  newClientFile: true,
  oldLinkStyle: false,
  showCommission: true,
  theme: 'light',
  density: 'comfort',
  textSize: 100,
  isMenuPinned: false,
  areShortcutsOn: true,
  isMotionReduced: false,
  areChartTablesShown: false,
}

/** The settings that are no yes or no, with what they may be. */
const choices = {
  theme: ['light', 'dark', 'auto'],
  density: ['comfort', 'compact'],
  textSize: [100, 110, 120, 130],
} satisfies { readonly [Name in 'theme' | 'density' | 'textSize']: readonly SettingsState[Name][] }
const choicesOf = (name: string): readonly unknown[] | undefined =>
  Object.entries(choices).find(([choice]) => choice === name)?.[1]

/** The settings among what storage held: whatever has not its type is left out. */
export function parseSettings(stored: unknown): Partial<SettingsState> {
  const entries = Object.entries(entriesOf(stored))
  const isRight = ([name, value]: [string, unknown]) =>
    choicesOf(name)?.includes(value) ?? (Object.hasOwn(initialSettings, name) && typeof value === 'boolean')
  return Object.fromEntries(entries.filter(isRight))
}
