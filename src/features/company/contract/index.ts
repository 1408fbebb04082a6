export { companyAddress } from './addresses'
export { usuryCeilings } from './usuryCeilings'
