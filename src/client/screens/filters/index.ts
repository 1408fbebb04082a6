export { type FilterControl, FilterPanel } from './FilterPanel'
export { Segments } from './Segments'
export { aDay, anId, aNumber, aPlace, aSwitch, choicesOf, oneOf } from './filterKinds'
export { isNarrowed, listSearch, type ListSearch, type SearchChange } from './listSearch'
