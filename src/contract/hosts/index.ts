export { areasOf, type Area } from './areas'
