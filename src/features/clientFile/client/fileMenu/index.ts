export { readPart } from './readPart'
