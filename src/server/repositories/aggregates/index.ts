export { copyAggregate } from './copy'
export { findCreated, insertCreation } from './creations'
export { insertFieldChanges, searchFieldChanges, type FieldChange, type FieldChangeSearch } from './history'
export { keepAggregate, type KeptAggregate, type Part } from './kept'
export {
  everySection,
  findWhole,
  lockRoot,
  searchWholes,
  sectionsOf,
  touchRoot,
  wholeColumns,
  type Whole,
} from './whole'
