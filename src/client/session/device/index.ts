export { initialSettings, parseSettings } from './settings'
export type { SettingsState } from './settings'
export { STORED_KEY, STORED_UNDER, storedSlice, storedUnder } from './stored'
