export { scpi } from './feature'
