export { accountAddress, forgottenPasswordAddress } from './addresses'
export {
  credentials,
  firmCreation,
  handOver,
  PASSWORD_LENGTH,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  profileChange,
} from './credentials'
export { accountContract, type AccountResources } from './contract'
