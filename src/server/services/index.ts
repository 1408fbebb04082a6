export type { ApiHost } from './apiHost'
export { openAddressSearch, type AddressSearch } from './addresses'
export { systemClock, type Clock } from './clock'
export { readConfiguration, type Configuration } from './configuration'
export {
  findLocation,
  findMunicipality,
  relatedMunicipalities,
  searchLocations,
  type LocationSearch,
} from './locations'
export type { Place } from './locations/directory'
export { dataDisk } from './disk'
export { openMail, writeLetter, type Letter, type Mail, type MailSettings } from './mail'
export { findMarket } from './market'
export { writePdf, type Summary, type SummaryPart } from './pdf'
export { hashPassword, verifyPassword } from './passwords'
export { afterWorkingHours } from './workingHours'
