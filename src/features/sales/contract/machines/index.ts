export { bookingMachine, type BookingAction, type BookingFacts } from './booking'
export type { BookingStatus } from './bookingStates'
export { lotMachine, type LotAction } from './lot'
export {
  impossibilityOf,
  isActionOf,
  possibilities,
  possibleActions,
  type Actor,
  type Impossible,
  type Machine,
  type Needs,
  type Possibility,
  type Recipient,
  type Situation,
  type State,
  type Tone,
  type Transition,
} from './machine'
export {
  optionMachine,
  MOST_ACTIVE_OPTIONS,
  MOST_RANKS,
  type OptionAction,
  type OptionFacts,
  type OptionStatus,
} from './option'
export { reportMachine, type ReportAction, type ReportFacts, type ReportStatus } from './report'
