export { accountAddress, forgottenPasswordAddress } from './addresses'
