export { managedContract, type ManagedResources } from './contract'
export {
  perimeterChange,
  programsChange,
  topChange,
  visibilityChange,
  programComment,
  programDocument,
} from './changes'
