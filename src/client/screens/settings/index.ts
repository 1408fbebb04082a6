export { AccessibilitySettings, CommissionSetting, DisplaySettings } from './DeviceSettings'
export { useSettings } from './useSettings'
