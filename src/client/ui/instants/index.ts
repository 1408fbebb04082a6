export { parisInstant } from './parisInstant'
