export { clientFile } from './feature'
