export { copyAggregate } from './copy'
export { findCreated, insertCreation } from './creations'
export { insertFieldChanges, searchFieldChanges, type FieldChange, type FieldChangeSearch } from './history'
export { keepAggregate, type AggregateMapping, type Part } from './mapping'
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
