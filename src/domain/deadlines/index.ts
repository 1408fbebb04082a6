export { addWorkingDays, easterSunday, holidayAreaOf, holidaysOf, isWorkingDay, type HolidayArea } from './holidays'
export { endOfDay, instantInParis, parisTime } from './parisTime'
export {
  answerDue,
  depositCeiling,
  depositRefund,
  earliestDeed,
  earliestLoanDeadline,
  EXTENSION_DAYS,
  extendedOptionEnd,
  fundCalls,
  lastWithdrawalEnd,
  offerAcceptance,
  OPTION_DAYS,
  optionEnd,
  reflectionEnd,
  refundAfterWithdrawal,
  reportEnd,
  signatureDue,
  withdrawalEnd,
} from './sale'
export type { Deadline, DeadlineStep } from './deadline'
export type { DepositCeiling, FundCall } from './sale'
