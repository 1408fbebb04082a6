export { company } from './feature'
