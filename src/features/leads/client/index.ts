export { leads } from './feature'
