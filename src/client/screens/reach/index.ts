export { useMayOpen } from './useMayOpen'
