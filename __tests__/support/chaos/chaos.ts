import { setTimeout as pause } from 'node:timers/promises'
import { startWriters } from '../server/writers'
import { randomOf, type Random } from '../torture/random'
import type { Fault, World } from './world'

export interface ChaosOptions {
  readonly seed: number
  /** How often each fault happens in its world. */
  readonly rounds: number
  readonly worlds: readonly (() => Promise<World>)[]
  /** The only faults that happen; every one when absent. */
  readonly only?: readonly string[]
  readonly tell?: (line: string) => void
}

/** What was found once everything worked again. */
export interface Outcome {
  /** Notes that the application said it kept. */
  readonly acknowledged: number
  /** Of those, the ones that are not there. */
  readonly lost: readonly string[]
  /** Notes that are there more than once. */
  readonly twice: readonly string[]
  /** What else went otherwise than it should. */
  readonly surprises: readonly string[]
  readonly logBytes: number
}

const WRITERS = 6

/** Notes that show that every adviser writes again. */
const ENOUGH = 3 * WRITERS

/** How long the applications may take to work again after a fault, in milliseconds. */
const PATIENCE_MS = 60_000

/** Advisers write in each world while everything that can happen there does, in an order by chance. */
export async function chaos({ seed, rounds, worlds, only, tell }: ChaosOptions): Promise<Outcome> {
  const random = randomOf(seed)
  const outcomes: Outcome[] = []
  for (const open of worlds) {
    const world = await open()
    tell?.(`${world.name}${world.missing.map((what) => `, without ${what}`).join('')}`)
    const faults = world.faults.filter(({ name }) => only?.includes(name) ?? true)
    outcomes.push(await outcomeIn(world, shuffled(repeated(faults, rounds), random), random, tell))
  }
  return {
    acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: outcomes.flatMap(({ lost }) => lost),
    twice: outcomes.flatMap(({ twice }) => twice),
    surprises: outcomes.flatMap(({ surprises }) => surprises),
    logBytes: outcomes.reduce((sum, { logBytes }) => sum + logBytes, 0),
  }
}

async function outcomeIn(
  world: World,
  faults: readonly Fault[],
  random: Random,
  tell: ChaosOptions['tell'],
): Promise<Outcome> {
  const writers = await startWriters(world.addresses, WRITERS)
  const surprises: string[] = []
  let kept: readonly string[] = []
  try {
    await inTime(writers.more(ENOUGH), 'write at the beginning')
    for (const fault of faults) {
      const start = performance.now()
      await fault.strike(random)
      await inTime(writers.more(ENOUGH), `write after « ${fault.name} »`)
      tell?.(`  ${fault.name}, ${((performance.now() - start) / 1_000).toFixed(1)} s`)
    }
    await inTime(writers.end(), 'end')
  } catch (error) {
    surprises.push(String(error))
  }
  try {
    kept = await inTime(writers.kept(), 'read')
  } catch (error) {
    surprises.push(String(error))
  }
  writers.abandon()
  surprises.push(...(await world.close()))
  const there = new Set(kept)
  return {
    acknowledged: writers.acknowledged.length,
    lost: writers.acknowledged.filter((note) => !there.has(note)),
    twice: [...there].filter((note) => kept.indexOf(note) !== kept.lastIndexOf(note)),
    surprises,
    logBytes: world.logBytes(),
  }
}

/** @throws when what everybody does takes too long, or with what one of them was answered */
async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  const end = new AbortController()
  const isLate = pause(PATIENCE_MS, undefined, end).then((): never => {
    throw new Error(`Nobody could ${what} for ${PATIENCE_MS / 1_000} s`)
  })
  isLate.catch(() => undefined)
  try {
    return await Promise.race([work, isLate])
  } finally {
    end.abort()
  }
}

const repeated = (faults: readonly Fault[], rounds: number): Fault[] =>
  Array.from({ length: rounds }, () => faults).flat()

function shuffled(faults: readonly Fault[], random: Random): Fault[] {
  const rest = [...faults]
  return faults.flatMap(() => rest.splice(random.below(rest.length), 1))
}
