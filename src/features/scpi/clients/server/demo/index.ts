export { scpiClientIdOf, scpiClientRows } from './clients'
