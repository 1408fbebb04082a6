export { dashboard } from './feature'
