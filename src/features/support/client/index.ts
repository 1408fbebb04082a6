export { support } from './feature'
