export { dashboardAddress } from './addresses'
