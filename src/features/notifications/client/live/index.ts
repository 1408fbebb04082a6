export { useLiveChanges } from './useLiveChanges'
