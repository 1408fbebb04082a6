export * as law from './lawInForce'
export * as deadlines from './deadlines'
export { notaryFee } from './mechanisms/notaryFee'
export * as schemes from './schemes'
export * as scpi from './scpi'
export { schemeSummaries } from './schemes/summaries'
export { reportOf } from './report'
export { simulate } from './simulate'
export { isUsualCharge } from './simulation/usualCharges'
export { loanRateFor } from './simulation/loanRate'
export { borrowingCapacity } from './simulators/borrowingCapacity'
export * as simulators from './simulators'
export { suggestedParts } from './tax/familyQuotient'
export { householdSummary } from './simulation/householdSummary'
export { householdTax } from './tax/householdTax'

export type {
  HouseholdComposition,
  FirmUsuryCeilings,
  HouseholdWealth,
  Market,
  PlannedLoan,
  PlannedLoanKind,
  RunningReduction,
  FirmAssumptions,
  SmoothedLoan,
  SolutionConfiguration,
} from './configuration'
export type { ProjectType, Scheme, SchemeQuestions } from './schemes'
export type { Deadline, DeadlineStep, HolidayArea } from './deadlines'
export type { AnswerTo, Question, Questions } from './schemes/question'
export type { RuleChange } from './law/changes'
export type { Refusal, SimulationReport, SimulationResult, TraceStep } from './result'
