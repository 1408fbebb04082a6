export { colleague, heldByEach, heldByOne, idsIn, pathsOf, pointedAt } from './includes'
export { listResources, readResource, readSome, type Asking, type FoundPage, type ListRequest } from './read'
export { findShown, searchShown } from './rows'
export { createResource, removeResource, updateResource } from './write'
export type {
  OperationContext,
  Change,
  Collection,
  Creation,
  Following,
  Held,
  Include,
  Includes,
  PartOf,
  Removal,
  Rows,
} from './collection'
