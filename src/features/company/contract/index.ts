export { companyAddress } from './addresses'
