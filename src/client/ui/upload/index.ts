export { FileDrop } from './FileDrop'
