import type { Asynchronous } from './asynchronous'
import type { Calculations } from './calculations'
import { outcomes, type Candidate } from './outcomes'

let started: Promise<Asynchronous<Calculations> | Calculations> | undefined

/**
 * The worker, started once; the page itself where there is none.
 * @throws {Error} when neither program can be read, without a network: the next question tries again
 */
function start() {
  started ??= (typeof Worker === 'undefined' ? inPage() : inWorker().catch(inPage)).catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function inWorker(): Promise<Asynchronous<Calculations> | Calculations> {
  const { spawn } = await import('./spawn')
  return spawn()
}

async function inPage(): Promise<Calculations> {
  const { calculations } = await import('./calculations')
  return calculations
}

type Question<Name extends keyof Calculations> = Parameters<Calculations[Name]>

/** The calculations, by their names: `await engine.simulate(configuration, context)`. With `context.explain`, each figure has its trace. */
export const engine = {
  /** Reads the program, so that questions are answered without a network too; says whether it could. */
  prepare: () => start().then(() => true, () => false),
  simulate: async (...question: Question<'simulate'>) => (await start()).simulate(...question),
  sincerity: async (...question: Question<'sincerity'>) => (await start()).sincerity(...question),
  goalSeek: async (...question: Question<'goalSeek'>) => (await start()).goalSeek(...question),
  investmentCapacity: async (...question: Question<'investmentCapacity'>) => (await start()).investmentCapacity(...question),
  signedOn: async (...question: Question<'signedOn'>) => (await start()).signedOn(...question),
  optimalInvestment: async (...question: Question<'optimalInvestment'>) => (await start()).optimalInvestment(...question),
  effectsOf: async (...question: Question<'effectsOf'>) => (await start()).effectsOf(...question),
  /** What many operations come to, a hundred at a time. */
  outcomes: (candidates: Iterable<Candidate>) => outcomes(candidates, async (operations) => (await start()).outcomesOf(operations)),
}
