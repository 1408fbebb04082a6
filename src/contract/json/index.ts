export { entriesOf, isListOf, isNumber, isObject, isText, isTexts } from './values'
export type { Entries } from './values'
export { isEqual } from './equality'
