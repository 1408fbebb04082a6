export { findScheme, schemes } from './schemes'
export { simulate } from './simulate'
export { investmentProjects, projectTypes } from './simulation/configuration'
export { loanRateFor } from './simulation/loanRate'

export type {
  HouseholdComposition,
  Market,
  ProjectType,
  SimulationContext,
  SimulationDefaults,
  SolutionConfiguration,
} from './simulation/configuration'
export type { Refusal, SimulationResult, TraceStep } from './simulation/result'
