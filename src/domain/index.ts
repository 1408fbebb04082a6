export { guarantyFee } from './mechanisms/guarantyFee'
export { notaryFee } from './mechanisms/notaryFee'
export { findScheme, schemes } from './schemes'
export { simulate } from './simulate'
export { investmentProjects, projectTypes } from './simulation/configuration'
export { loanRateFor } from './simulation/loanRate'
export { borrowingCapacity } from './simulators/borrowingCapacity'
export { suggestedParts } from './tax/familyQuotient'
export { householdSummary } from './tax/householdSummary'
export { householdTax } from './tax/householdTax'

export type {
  HouseholdComposition,
  Market,
  ProjectType,
  SimulationDefaults,
  SolutionConfiguration,
} from './simulation/configuration'
export type { Refusal, SimulationResult, TraceStep } from './simulation/result'
