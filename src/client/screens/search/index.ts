export { SearchContext } from './SearchContext'
