import {
  law,
  simulate,
  simulators,
  type ProjectType,
  type Refusal,
  type RuleChange,
  type SimulationResult,
  type SolutionConfiguration,
  type TraceStep,
} from '#domain'
import { amountAt, type Figure } from './figure'
import { varied, type Operation, type SimulationContext, type Variation } from './operation'

export type Outcome = simulators.Outcome

/** An outcome, or why there is none: French messages by field. */
export type OutcomeOrRefusal = Outcome | Refusal

/** What a variation of an operation comes to, and its effort by calendar year, below zero for a surplus; euros. */
export interface VariedOutcome {
  readonly indicators: SimulationResult['indicators']
  readonly efforts: readonly { readonly year: number; readonly effort: number }[]
}

/** An operation signed on another day, what it comes to, and the rules it goes by that differ from those of its own day. */
type SignedOn =
  | Refusal
  | {
      readonly kind: 'calculated'
      readonly configuration: SolutionConfiguration
      readonly result: SimulationResult
      readonly rules: readonly RuleChange[]
    }

/** The answers given to a simulator, and what the firm and the place add. */
export type SimulatorCall = {
  readonly [Name in simulators.SimulatorName]: {
    readonly name: Name
    readonly answers: simulators.SimulatorAnswers[Name]
    readonly context: simulators.SimulatorContext
  }
}[simulators.SimulatorName]

export type SimulatorResult = simulators.Calculation<simulators.SimulatorResults[simulators.SimulatorName]>

type OptimalInvestment = Parameters<typeof simulators.optimalInvestment>

/** What the worker answers. Pure: plain data in, plain data out. */
export const calculations = {
  simulate,
  sincerity: simulators.sincerity,
  goalSeek: simulators.goalSeek,
  investmentCapacity: simulators.investmentCapacity,

  /** What a simulator answers, by its name. */
  simulator: ({ name, answers, context }: SimulatorCall): SimulatorResult => {
    switch (name) {
      case 'loan-capacity':
        return simulators.named[name](answers, context)
      case 'ptz':
        return simulators.named[name](answers, context)
      case 'pinel-optimal':
        return simulators.named[name](answers, context)
      case 'pinel-tax-reduction':
        return simulators.named[name](answers, context)
      case 'reduced-tva':
        return simulators.named[name](answers, context)
    }
  },

  /** An operation as if it were signed on another day, by the rules of that day, and those of its rules that differ. */
  signedOn(configuration: SolutionConfiguration, context: SimulationContext, day: string): SignedOn {
    const signed = { ...configuration, notary_signature_date: day }
    const traced = simulate(signed, { ...context, asOf: day, explain: true })
    if (traced.kind === 'refused') return traced
    const { trace = [], ...result } = traced
    const used = rulesOf(trace)
    return {
      kind: 'calculated',
      configuration: signed,
      result,
      rules: law
        .rulesChanged(day, configuration.notary_signature_date ?? context.asOf)
        .filter(({ label }) => used.has(label)),
    }
  },

  /** The best purchase of a household under each scheme, in the usual context but for the projects that have their own. */
  optimalInvestment: (
    question: OptimalInvestment[0],
    usual: SimulationContext,
    own: ReadonlyMap<ProjectType, SimulationContext> = new Map(),
  ) => simulators.optimalInvestment(question, (project) => own.get(project) ?? usual),

  /** What each operation comes to, in the same order. */
  outcomesOf: (operations: readonly Operation[]): OutcomeOrRefusal[] =>
    operations.map(({ configuration, context }) => simulators.outcome(configuration, context)),

  /** What an operation comes to with the answers of a variation, and what is to be found each year. */
  variedOutcome(operation: Operation, variation: Variation): VariedOutcome | Refusal {
    const { configuration, context } = varied(operation, variation)
    const result = simulate(configuration, context)
    if (result.kind === 'refused') return result
    const { indicators, yearly_report } = result
    return { indicators, efforts: yearly_report.map(({ year, cash_flow }) => ({ year, effort: -cash_flow })) }
  },

  /** What a figure of an operation amounts to; undefined where the operation cannot be simulated. */
  figureOf({ configuration, context }: Operation, figure: Figure): number | undefined {
    const result = simulate(configuration, context)
    return result.kind === 'refused' ? undefined : amountAt(result, figure)
  },
}

export type Calculations = typeof calculations

/** The names of the rules that the figures of a calculation rest on. */
const rulesOf = (steps: readonly TraceStep[]): Set<string> =>
  new Set(
    steps.flatMap(({ parameters, steps: inner = [] }) => [...parameters.map(({ label }) => label), ...rulesOf(inner)]),
  )
