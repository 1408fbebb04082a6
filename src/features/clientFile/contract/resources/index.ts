export { person } from './person'
