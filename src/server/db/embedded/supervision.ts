import { setTimeout as pause } from 'node:timers/promises'
import { finishShutdown, type Installation } from './installation'
import { keepReserve } from './reserve'
import { takeOwnership, type Ownership } from './ownership'

/** Is told, in French sentences, what happens to the embedded server while it is used. */
export type Tell = (sentence: string) => void

/** How often the server is asked whether somebody told it to stop. */
const LOOK_MS = 250

/** Waits between two attempts to start a server again. */
const SHORTEST_WAIT_MS = 50
const LONGEST_WAIT_MS = 250

/** A server that does not start for so long has its reason told, which is told again every minute. */
const TOLD_AFTER_MS = 2_000
const TOLD_EVERY_MS = 60_000

/** A server that dies or is stopped under us is started again, for as long as it takes, until the end. */
export function supervise(
  installation: Installation,
  first: Ownership,
  tell: Tell,
): { readonly end: () => Promise<void> } {
  const ending = new AbortController()
  const work = (async () => {
    let owner: Ownership | undefined = first
    for (;;) {
      await lossOf(owner, installation, ending.signal)
      if (ending.signal.aborted) return owner.client.end()
      tell('La base de données embarquée s’est arrêtée\u00a0: elle est relancée.')
      owner = await regain(installation, ending.signal, tell)
      if (!owner) return
      tell('La base de données embarquée répond de nouveau.')
    }
  })()
  return {
    end() {
      ending.abort()
      return work
    },
  }
}

/** Resolves once the owner's connection has ended, or at the end. */
async function lossOf({ lost }: Ownership, installation: Installation, end: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([lost, end])
  while (!signal.aborted) {
    await keepReserve(installation)
    // The server may end by itself meanwhile, or not end in time: the next look tells.
    await finishShutdown(installation).catch(() => undefined)
    await pauseUntil(signal, LOOK_MS)
  }
}

/** Resolves once the server is ours again; undefined at the end. */
async function regain(installation: Installation, end: AbortSignal, tell: Tell): Promise<Ownership | undefined> {
  let nextTelling = performance.now() + TOLD_AFTER_MS
  let wait = SHORTEST_WAIT_MS
  while (!end.aborted) {
    try {
      return await takeOwnership(installation)
    } catch (error) {
      if (performance.now() >= nextTelling) {
        tell(`La base de données embarquée ne redémarre pas, de nouveaux essais suivent. Cause\u00a0: ${String(error)}`)
        nextTelling = performance.now() + TOLD_EVERY_MS
      }
    }
    await pauseUntil(end, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
  return undefined
}

async function pauseUntil(signal: AbortSignal, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined)
}
