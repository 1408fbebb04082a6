import { findScheme } from './schemes'
import type { SimulationContext, SolutionConfiguration } from './simulation/configuration'
import type { Refusal, SimulationResult } from './simulation/result'

/** Simulates an operation over calendar years; refuses, by field and in French, what cannot be simulated. Pure. */
export function simulate(configuration: SolutionConfiguration, context: SimulationContext): SimulationResult | Refusal {
  const scheme = findScheme(configuration.project)
  if (scheme === undefined) return refused({ project: ['La simulation de ce dispositif n’est pas disponible.'] })
  return refused({ project: [`Le dispositif ${scheme.title} n’est pas calculé au ${context.asOf}.`] })
}

function refused(errors: Record<string, string[]>): Refusal {
  return { kind: 'refused', errors }
}
