export {
  portalAddress,
  portalChapters,
  portalInformationAddress,
  portalLinkAddress,
  portalLoginAddress,
  portalPasswordAddress,
  portalProfileAddress,
  portalSummaryAddress,
  type PortalChapter,
} from './addresses'
export { scpiPortalContract } from './contract'
export {
  compositionFault,
  PASSWORD_RULE,
  portalCredentials,
  portalPassword,
  portalPasswordRequest,
} from './credentials'
