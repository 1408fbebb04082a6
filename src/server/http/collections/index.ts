export {
  askingOf,
  collectionRoutes,
  includesOfOne,
  listed,
  listGrammar,
  listIncludes,
  type ServedCollection,
  type ServedList,
} from './routes'
export { grammarOf, searchOf, type ListDefinition, type ListSearch } from './lists'
