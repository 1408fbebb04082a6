export {
  countLinkRequest,
  countLogin,
  countPortalLogin,
  refuseTooManyAttempts,
  refuseTooManyFrom,
  type AttemptPurpose,
} from './attempts'
export * as networks from './networks'
export { passwordFault, type KnownWords } from './newPassword'
export { creationOptions, madePasskey, proofOptions, provenCounter, signerOf, type PasskeyKey } from './passkeys'
export * as totp from './totp'
export { newSecret, secretHash } from './secrets'
