export { contactRows } from './contacts'
export { settingRows } from './settings'
