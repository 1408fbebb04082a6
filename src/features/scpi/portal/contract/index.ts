export {
  portalAddress,
  portalInformationAddress,
  portalLinkAddress,
  portalLoginAddress,
  portalPasswordAddress,
} from './addresses'
export { scpiPortalContract } from './contract'
export {
  compositionFault,
  PASSWORD_RULE,
  portalCredentials,
  portalPassword,
  portalPasswordRequest,
} from './credentials'
