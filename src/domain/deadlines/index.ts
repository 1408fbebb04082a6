export { addWorkingDays, easterSunday, holidayAreaOf, holidaysOf, isWorkingDay, type HolidayArea } from './holidays'
export { endOfDay, instantInParis, parisTime } from './parisTime'
export {
  answerDue,
  depositCeiling,
  depositRefund,
  earliestDeed,
  earliestLoanDeadline,
  extendedOptionEnd,
  fundCalls,
  lastWithdrawalEnd,
  offerAcceptance,
  optionEnd,
  reflectionEnd,
  refundAfterWithdrawal,
  reportEnd,
  signatureDue,
  withdrawalEnd,
} from './sale'
export type { Deadline, DeadlineStep } from './deadline'
export type { DepositCeiling, FundCall } from './sale'
