import type { SimulationContext, SolutionConfiguration } from '../configuration'
import type { SimulationResult } from '../result'
import { investmentScheme } from '../schemes/catalogue'
import { simulate } from '../simulate'
import { roundToCent } from '../value/rounding'
import { calculated, type Calculation, refusedOn } from './calculation'
import { sincerityTrace } from './explain/sincerity'
import { outcome } from './outcome'
import { checks, type Correction, type Finding } from './sincerityChecks'
import type { SincerityCheck, Sincerity } from './answers/sincerity'

/** Ten checks of a simulation, each with the effect of its correction found by another simulation. */
export function sincerity(configuration: SolutionConfiguration, context: SimulationContext): Calculation<Sincerity> {
  const scheme = investmentScheme(configuration.project)
  const presented = simulate(configuration, context)
  if (presented.kind === 'refused') return presented
  if (scheme === undefined) return refusedOn('project', 'Ce dispositif n’est pas simulé.')
  const findings = checks.map((check) => ({
    ...check,
    finding: check.find({ configuration, context, scheme, result: presented }),
  }))
  const judged = findings.map(({ key, label, finding }): SincerityCheck => ({
    key,
    label,
    ...judge(finding, configuration, context, presented),
  }))
  const corrections = findings.flatMap(({ finding }) => (finding.state === 'to_correct' ? [finding.correction] : []))
  const prudent = corrected(corrections, configuration, context, presented)
  const answer = {
    checks: judged,
    passed: judged.filter(({ state }) => state === 'ok').length,
    presented_effort: presented.indicators.average_effort,
    prudent_effort: prudent.effort,
    prudent_net_wealth: prudent.wealth,
  }
  return calculated({
    ...answer,
    unverified: presented.unverified,
    ...(context.explain === true ? { trace: sincerityTrace(answer, presented) } : {}),
  })
}

function judge(
  finding: Finding,
  configuration: SolutionConfiguration,
  context: SimulationContext,
  presented: SimulationResult,
) {
  const { state, message } = finding
  if (finding.state !== 'to_correct') return { state, message, effort_effect: 0, wealth_effect: 0 }
  const { effort, wealth } = corrected([finding.correction], configuration, context, presented)
  const changes = changesOf(finding.correction, configuration)
  return {
    state,
    message,
    effort_effect: roundToCent(effort - presented.indicators.average_effort),
    wealth_effect: roundToCent(wealth - presented.indicators.net_wealth),
    ...(Object.keys(changes).length === 0 ? {} : { changes }),
  }
}

/** The answers that a correction makes others. */
function changesOf({ change }: Correction, configuration: SolutionConfiguration): Partial<SolutionConfiguration> {
  const given = new Map<string, unknown>(Object.entries(configuration))
  return Object.fromEntries(
    Object.entries(change?.(configuration) ?? {}).filter(([name, value]) => given.get(name) !== value),
  )
}

/** The operation simulated again with corrections, or as it was when they cannot be simulated. */
function corrected(
  corrections: readonly Correction[],
  configuration: SolutionConfiguration,
  context: SimulationContext,
  presented: SimulationResult,
) {
  const changed = corrections.reduce((answers, { change }) => change?.(answers) ?? answers, configuration)
  const again = changed === configuration ? presented : outcome(changed, context)
  const { indicators } = 'indicators' in again ? again : presented
  const sum = (name: 'addedEffort' | 'addedWealth') =>
    corrections.reduce((total, correction) => total + (correction[name] ?? 0), 0)
  return {
    effort: roundToCent(indicators.average_effort + sum('addedEffort')),
    wealth: roundToCent(indicators.net_wealth + sum('addedWealth')),
  }
}
