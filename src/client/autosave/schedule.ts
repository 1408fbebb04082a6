import type { AutosaveState, Draft } from './draft'

/**
 * A creation waits for others of its type in its file:
 *
 * - until the deletions are saved. A file has one companion, and one decision about a lot: sent before, the creation would be
 *   taken for the resource that is about to be deleted;
 * - until those that were added before are made, so that the server lists them in the order in which the person added them.
 */
function waitsForItsPlace({ drafts }: AutosaveState, { ref, parentId, isNew, isDeleted }: Draft): boolean {
  if (!isNew || isDeleted) return false
  const others = Object.values(drafts).filter((other) => other.parentId === parentId && other.ref.type === ref.type)
  const place = others.findIndex((other) => other.ref.id === ref.id)
  return others.some((other, index) => other.isDeleted || (index < place && isBeingMade(other)))
}

/** One that the server fails to make is not waited for: the others would never be saved. */
function isBeingMade({ isNew, mode, failure }: Draft): boolean {
  return isNew && (mode === 'waiting' || mode === 'saving' || (mode === 'backing-off' && failure?.kind === 'network'))
}

/**
 * How long a draft waits before something is done with it, in milliseconds; null as long as a person or another request
 * has to come first. A draft found `saving` was interrupted: its request leaves again.
 * @param now milliseconds since 1970
 */
export function waitOf(state: AutosaveState, draft: Draft, now: number): number | null {
  switch (draft.mode) {
    case 'refused':
    case 'conflict':
    case 'halted':
      return null
    case 'saving':
      return 0
    case 'clean':
    case 'waiting':
    case 'backing-off':
      return waitsForItsPlace(state, draft) ? null : Math.max(0, draft.dueAt - now)
  }
}

// The delays, in milliseconds, but for the pause after which autosave saves (`#client/ui/pauses`).

/** Somebody who types without a pause is saved this often. */
export const LONGEST_PAUSE = 5_000

/** How long a section says « Enregistré à 14:32 » before « Enregistré ». */
export const SETTLE = 4_000

const FIRST_RETRY = 1_000
const LONGEST_RETRY = 60_000

/**
 * The wait before another attempt, in milliseconds: doubled at each failure up to a ceiling, and spread at random so that many
 * browsers do not retry together. Never less than the server's `Retry-After`.
 * @param attempts failures in a row, from 1
 * @param random between 0 and 1
 * @param retryAfter seconds, or null
 */
export function backOff(attempts: number, random: number, retryAfter: number | null): number {
  const longest = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (attempts - 1))
  return Math.max(longest * (0.5 + random / 2), (retryAfter ?? 0) * 1_000)
}
