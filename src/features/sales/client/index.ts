export { clientSales, sales } from './feature'
