export { dayOfEffect, keepSettings, type KeptSettings, type SettingWrite } from './keepSettings'
export { flatSettings, nestedSettings } from './flat'
export { settingsAt } from './settingsAt'
