export { nameOf } from './words'
