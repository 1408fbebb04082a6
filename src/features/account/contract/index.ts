export { accountAddress, firstAccountAddress, forgottenPasswordAddress } from './addresses'
export {
  emailChange,
  emailConfirmation,
  firmCreation,
  firstAccount,
  handOver,
  passwordChange,
  profileChange,
} from './changes'
export { demoRequest } from './demoRequest'
export { browserLink, credentials, PASSWORD_LENGTH, passwordReset, passwordResetRequest } from './credentials'
export {
  companySecurity,
  factorConfirmation,
  factorCreation,
  identityProof,
  passkeyProof,
  secondFactorProof,
} from './secondFactors'
export { viewedLists, type ViewedList } from './resources/savedView'
export { factorKinds } from './resources/secondFactor'
export { accountContract, type AccountResources } from './contract'
