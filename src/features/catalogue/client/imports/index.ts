export { Imports } from './Imports'
