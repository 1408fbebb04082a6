import type { SimulationReport, SimulationResult } from './result'

/** What a result shows, without its kind and the rules that nobody has checked. */
export function reportOf(result: SimulationResult): SimulationReport {
  const { kind: _kind, unverified: _unverified, ...report } = result
  return report
}
