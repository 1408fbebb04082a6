export { alertsAddress, unsubscribeAddress } from './addresses'
export { criteriaOfAlert, rulesOfAlert, tells, type AlertAttributes } from './alertCriteria'
export { comparatorContract, type ComparatorResources } from './contract'
export type { Exposure, Floors, Kind, LotCriteria, Zone } from './LotCriteria'
export {
  isDelivered,
  isInZone,
  MANY_ROOMS,
  NEW_DAYS,
  rulesOf,
  type RuleContext,
  type RuleName,
  type Suits,
} from './lotRules'
export {
  alertChannels,
  alertFrequencies,
  alertPause,
  MOST_ALERTS,
  type AlertChannel,
  type AlertFrequency,
  type AlertLocation,
  type FoundLot as NewsOfAlert,
} from './searchAlert'
