export { bookingLifecycle, type BookingAction, type BookingFacts } from './booking'
export type { BookingStatus } from './bookingStates'
export { lotLifecycle, type LotAction } from './lot'
export {
  optionLifecycle,
  MOST_ACTIVE_OPTIONS,
  MOST_EXTENSIONS,
  MOST_RANKS,
  type OptionAction,
  type OptionFacts,
  type OptionStatus,
} from './option'
export { reportLifecycle, type ReportAction, type ReportFacts, type ReportStatus } from './report'
export type { SaleState } from './saleState'
