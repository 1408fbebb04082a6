export { clientSalesTab, sales } from './feature'
