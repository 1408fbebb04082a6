export { writeOf } from './settingWrite'
