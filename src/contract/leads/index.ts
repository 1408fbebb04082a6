export { exchangeChannels, exchangeOutcomes, leadOrigins, leadStatuses, lossReasons, type LeadStatus } from './choices'
export {
  ATTEMPTS_BEFORE_LOST,
  convertibleStatuses,
  FIRST_CONTACT_HOURS,
  leadTransitions,
  RETENTION_YEARS,
  transitionErrors,
} from './lifecycle'
export { fileCreationFromLead, leadImport, LARGEST_IMPORT } from './requests'
export { leadCreation } from '../resources/lead/clientLead'
