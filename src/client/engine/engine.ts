import { WorkerLost, type Ask } from './ask'
import type { Calculations } from './calculations'
import type { Figure } from './figure'
import { type Operation, type Variation, varied } from './operation'
import { outcomes, type Candidate } from './outcomes'

let started: Promise<Ask> | undefined

/**
 * The worker, started once; the page itself where there is none.
 * @throws {Error} when neither program can be read, without a network: the next question tries again
 */
function start(): Promise<Ask> {
  started ??= (typeof Worker === 'undefined' ? inPage() : inWorker().catch(inPage)).catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function inWorker(): Promise<Ask> {
  const { spawn } = await import('./spawn')
  return spawn()
}

async function inPage(): Promise<Ask> {
  const { calculations } = await import('./calculations')
  return async (question) => question(calculations)
}

/** The answer to a question. If the worker ends before it answers, the page calculates it; the next question starts a new worker. */
const ask: Ask = async (question) => {
  const asked = start()
  const answering = await asked
  try {
    return await answering(question)
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error
    if (started === asked) started = undefined
    return (await inPage())(question)
  }
}

type Question<Name extends keyof Calculations> = Parameters<Calculations[Name]>

/** The calculations, by their names: `await engine.simulate(configuration, context)`. With `context.explain`, each figure has its trace. */
export const engine = {
  /** Reads the program, so that questions are answered without a network too; says whether it could. */
  prepare: () =>
    start().then(
      () => true,
      () => false,
    ),
  simulate: (...question: Question<'simulate'>) => ask((asked) => asked.simulate(...question)),
  sincerity: (...question: Question<'sincerity'>) => ask((asked) => asked.sincerity(...question)),
  goalSeek: (...question: Question<'goalSeek'>) => ask((asked) => asked.goalSeek(...question)),
  investmentCapacity: (...question: Question<'investmentCapacity'>) =>
    ask((asked) => asked.investmentCapacity(...question)),
  simulator: (...question: Question<'simulator'>) => ask((asked) => asked.simulator(...question)),
  signedOn: (...question: Question<'signedOn'>) => ask((asked) => asked.signedOn(...question)),
  optimalInvestment: (...question: Question<'optimalInvestment'>) =>
    ask((asked) => asked.optimalInvestment(...question)),
  variedOutcome: (...question: Question<'variedOutcome'>) => ask((asked) => asked.variedOutcome(...question)),
  /** By how much each variation changes a figure; null where the operation cannot be simulated. */
  effectsOf: (operation: Operation, variations: readonly Variation[], figure: Figure, signal?: AbortSignal) =>
    effects(
      (...question: Question<'figureOf'>) => ask((asked) => asked.figureOf(...question)),
      operation,
      variations,
      figure,
      signal,
    ),
  /** What many operations come to, a hundred at a time. */
  outcomes: (candidates: Iterable<Candidate>) =>
    outcomes(candidates, (operations) => ask((asked) => asked.outcomesOf(operations))),
}

/** What a figure of an operation amounts to; undefined where it cannot be simulated. */
type AmountOf = (operation: Operation, figure: Figure) => Promise<number | undefined>

/**
 * By how much each variation changes a figure, by simulating the operation again; null where it cannot be simulated. One
 * simulation a question: what is asked meanwhile waits for one of them at most, and an abort leaves the others undone.
 * @throws {unknown} the reason of the signal once it is aborted
 */
async function effects(
  amountOf: AmountOf,
  operation: Operation,
  variations: readonly Variation[],
  figure: Figure,
  signal?: AbortSignal,
): Promise<(number | null)[]> {
  const before = await amountOf(operation, figure)
  const changes: (number | null)[] = []
  for (const variation of variations) {
    signal?.throwIfAborted()
    const after = before === undefined ? undefined : await amountOf(varied(operation, variation), figure)
    changes.push(before === undefined || after === undefined ? null : after - before)
  }
  signal?.throwIfAborted()
  return changes
}
