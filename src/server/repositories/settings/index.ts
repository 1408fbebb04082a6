export {
  cancelSettingChange,
  findNumbersInForce,
  findSettingChanges,
  findSettings,
  insertSettingChange,
  type HeldSettings,
  type NewSettingChange,
  type SettingChange,
  type SettingValue,
} from './settingChanges'
