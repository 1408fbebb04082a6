export { leadAddress, leadsAddress, newLeadAddress } from './addresses'
export { exchangeChannels, exchangeOutcomes, leadStatuses, lossReasons, type LeadStatus } from './choices'
export {
  ATTEMPTS_BEFORE_LOST,
  convertibleStatuses,
  FIRST_CONTACT_HOURS,
  leadLifecycle,
  RETENTION_YEARS,
  stepsByHand,
  transitionErrors,
} from './lifecycle'
export { fileCreationFromLead, leadImport, LARGEST_IMPORT } from './requests'
export { leadCreation } from './resources/clientLead'
export { leadsContract, type LeadResources } from './contract'
