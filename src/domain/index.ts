export * as law from './lawInForce'
export { guarantyFee } from './mechanisms/guarantyFee'
export { notaryFee } from './mechanisms/notaryFee'
export { findScheme } from './schemes'
export { simulate } from './simulate'
export { investmentProjects, projectTypes, worksProjects } from './configuration'
export { isUsualCharge } from './simulation/usualCharges'
export { loanRateFor } from './simulation/loanRate'
export { borrowingCapacity } from './simulators/borrowingCapacity'
export * as simulators from './simulators'
export { suggestedParts } from './tax/familyQuotient'
export { householdSummary } from './simulation/householdSummary'
export { householdTax } from './tax/householdTax'

export type {
  EnergyClass,
  GuaranteeKind,
  HouseholdComposition,
  InsuranceBasis,
  Market,
  ProjectType,
  RentLevel,
  ResidenceType,
  SimulationDefaults,
  SmoothedLoan,
  SolutionConfiguration,
  TaxRegime,
} from './configuration'
export type { RuleChange } from './law/changes'
export type { Refusal, SimulationResult, TraceStep } from './result'
