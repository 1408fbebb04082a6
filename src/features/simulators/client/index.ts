export { simulators } from './feature'
