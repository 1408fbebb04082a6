import type { simulators, SolutionConfiguration, TraceStep } from '#domain'
import type { TakenValues } from './shownOperations'
import { engine, type Figure } from '#client/engine'
import type { Explanation } from '#client/ui/explanation'
import type { SimulationAnswer } from '../simulate'

/** How honest a simulation is (the ten checks). */
export type Sincerity = Extract<ReturnType<typeof simulators.sincerity>, { kind: 'calculated' }>['answer']

/** A result, what it was calculated from, and how each of its figures was found. */
export interface ExplainedSolution {
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  /** The step of each figure, by its key. */
  readonly steps: ReadonlyMap<string, TraceStep>
  readonly sincerity: Sincerity | undefined
  /** What was taken for the fields left empty, where that is known. */
  readonly taken?: TakenValues
  /** The operation that differences are counted from, where there is one. */
  readonly base?: SimulationAnswer | undefined
}

/** An explanation, and the amounts of a result that its figure is, to be calculated again; undefined for what is no amount of a result. */
export interface Explained {
  readonly explanation: Explanation
  readonly amounts: Figure | undefined
}

const known = new WeakMap<SimulationAnswer, Promise<ExplainedSolution>>()
const judged = new WeakMap<SimulationAnswer, Promise<Sincerity | undefined>>()

/** Explains a result: calculated again with its trace when it is first asked about, once. */
export function explainedSolution(
  answer: SimulationAnswer,
  configuration: SolutionConfiguration,
): Promise<ExplainedSolution> {
  const found = known.get(answer) ?? ask(answer, configuration)
  known.set(answer, found)
  return found
}

async function ask(answer: SimulationAnswer, configuration: SolutionConfiguration): Promise<ExplainedSolution> {
  const { context } = answer.meta
  const [traced, sincerity] = await Promise.all([
    engine.simulate(configuration, { ...context, explain: true }),
    sincerityOf(answer, configuration),
  ])
  const trace = traced.kind === 'simulated' ? (traced.trace ?? []) : []
  return {
    answer,
    configuration,
    steps: new Map(trace.map((step) => [step.key, step])),
    sincerity,
  }
}

/** The checks of a result, worked out when they are first asked for, once; undefined where they cannot be. */
export function sincerityOf(
  answer: SimulationAnswer,
  configuration: SolutionConfiguration,
): Promise<Sincerity | undefined> {
  const found = judged.get(answer) ?? judge(answer, configuration)
  judged.set(answer, found)
  return found
}

async function judge(answer: SimulationAnswer, configuration: SolutionConfiguration): Promise<Sincerity | undefined> {
  const found = await engine.sincerity(configuration, answer.meta.context)
  return found.kind === 'calculated' ? found.answer : undefined
}
