export type { ApiHost } from './apiHost'
export { openAddressSearch, type AddressSearch } from './addresses'
export { systemClock, type Clock } from './clock'
export { isLocalHost, readConfiguration, type Configuration } from './configuration'
export {
  findLocation,
  findMunicipality,
  relatedMunicipalities,
  searchLocations,
  type LocationSearch,
} from './locations'
export type { Place } from './locations/directory'
export type { MapTiles } from './mapTiles'
export { openMail, writeLetter, type Letter, type Mail, type MailSettings } from './mail'
export { findMarket } from './market'
export { hashPassword, verifyPassword } from './passwords'
export { openTravelTimes, type TravelTimes } from './travelTimes'
export { afterWorkingHours } from './workingHours'
