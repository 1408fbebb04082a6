export { ManagedPrograms } from './ManagedPrograms'
