import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { initialSettings, type SettingsState } from './device/settings'

const slice = createSlice({
  name: 'settings',
  initialState: initialSettings,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<SettingsState>>) => ({ ...state, ...payload }),
  },
})

export const settingsReducer = slice.reducer
export const { settingsChanged } = slice.actions
export const selectSettings = (state: { readonly settings: SettingsState }): SettingsState => state.settings
