export { Stuck } from './Stuck'
