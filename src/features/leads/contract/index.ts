export { leadAddress, leadsAddress, newLeadAddress } from './addresses'
