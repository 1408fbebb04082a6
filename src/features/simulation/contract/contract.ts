import type { FeatureContract } from '#contract/resources'
import { currentLoan, ptz, simulation, simulationCharge, simulationConfiguration, simulationLoan } from './resources'
import { solutionConfiguration } from './solutionConfiguration'

const resources = {
  current_loan: currentLoan,
  ptz,
  simulation,
  simulation_charge: simulationCharge,
  simulation_loan: simulationLoan,
  simulation_configuration: simulationConfiguration,
} as const
export type SimulationResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends SimulationResources {}
}

/** An operation, its loans, and the assumptions of the firm that it is calculated with. */
export const simulationContract: FeatureContract = {
  resources,
  requests: [solutionConfiguration],
  collections: [{ type: 'simulation_configuration', path: '/v3/simulation/config' }],
}
