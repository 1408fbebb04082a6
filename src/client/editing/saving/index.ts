export { instantOf, SectionSaveState } from './SectionSaveState'
export { selectFieldsToCorrect, selectUnsavableSections } from './saveStates'
export { useCopyUnsaved } from './useCopy'
