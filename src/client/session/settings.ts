import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Choices of this device (specification §3, local settings); kept from one visit to the next, for whoever uses it. */
export interface SettingsState {
  /** The new client file screens, rather than the former ones. */
  readonly newClientFile: boolean
  /** Addresses of the former application. */
  readonly oldLinkStyle: boolean
  /** Commissions are shown, where the firm and the rights allow it. */
  readonly showCommission: boolean
  /** `auto` follows the system. */
  readonly theme: 'light' | 'dark' | 'auto'
}

const initialState: SettingsState = { newClientFile: true, oldLinkStyle: false, showCommission: true, theme: 'light' }

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<SettingsState>>) => ({ ...state, ...payload }),
  },
})

export const settingsReducer = slice.reducer
export const { settingsChanged } = slice.actions
export const selectSettings = (state: { readonly settings: SettingsState }): SettingsState => state.settings

const themes: readonly unknown[] = ['light', 'dark', 'auto'] satisfies readonly SettingsState['theme'][]

/** The settings among what storage held: whatever has not its type is left out. */
export function parseSettings(stored: unknown): Partial<SettingsState> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const isRight = ([name, value]: [string, unknown]) => name === 'theme' ? themes.includes(value) : name in initialState && typeof value === 'boolean'
  return Object.fromEntries(entries.filter(isRight))
}
