/** The delays of autosave, in milliseconds, but for the pause after which it saves (`#client/ui/pauses`). */

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
