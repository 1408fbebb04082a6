import { enumerations, type Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { schemes, simulate, type SimulationResult } from '#domain'
import { solutionPayload, type SolutionAnswers } from '#features/clientFile/contract/solution'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import { defaultFirmAssumptions } from '#features/simulation/server'
import { resourcesOfType } from '#server/operations'
import { findMarket } from '#server/services'
import { householdComposition } from '../operations/householdComposition'

/** What the solution of a file came to, by the engine; null where there is no solution, or it is not described. */
export function calculationOf(clientFile: string, sections: readonly Resource[], calculatedAt: string) {
  const result = resultOf(clientFile, sections, calculatedAt.slice(0, 10))
  return {
    calculated_at: result ? calculatedAt : null,
    average_effort: result?.indicators.average_effort ?? null,
  } satisfies Partial<Attributes<'client_file'>>
}

function resultOf(clientFile: string, sections: readonly Resource[], asOf: string): SimulationResult | undefined {
  const answers = answersOf(clientFile, sections)
  const { project, municipality, seniority } = answers.simulation
  const market = findMarket(municipality ?? '', schemes.find(project ?? '')?.seniority ?? seniority ?? 'new')
  if (!project || !enumerations.isInvestment(project) || !market) return undefined
  const checked = checkSolutionConfiguration(solutionPayload(answers, defaultFirmAssumptions, asOf).configuration)
  if (!checked.valid) return undefined
  const context = { asOf, defaults: defaultFirmAssumptions, market, household: householdComposition(sections) }
  const result = simulate(checked.attributes.configuration, context)
  return result.kind === 'refused' ? undefined : result
}

const answersOf = (clientFile: string, sections: readonly Resource[]): SolutionAnswers => ({
  clientFile,
  simulation: resourcesOfType(sections, 'simulation')[0]?.attributes ?? {},
  income: resourcesOfType(sections, 'income')[0]?.attributes ?? {},
  companion: resourcesOfType(sections, 'companion')[0]?.attributes ?? null,
  tax: resourcesOfType(sections, 'tax')[0]?.attributes ?? {},
  charge: resourcesOfType(sections, 'charge')[0]?.attributes ?? {},
  currentLoans: resourcesOfType(sections, 'current_loan').map(({ attributes }) => attributes),
  simulationCharges: resourcesOfType(sections, 'simulation_charge').map(({ attributes }) => attributes),
  simulationLoans: resourcesOfType(sections, 'simulation_loan').map(({ attributes }) => attributes),
})
