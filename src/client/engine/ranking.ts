import type { Outcome, OutcomeOrRefusal } from './calculations'
import type { Operation } from './operation'

/** An operation among those to rank. Contexts that several share are best given as the same object: they travel once a chunk. */
export interface Candidate extends Operation {
  readonly id: string
}

/** A candidate that could be simulated. */
export interface Ranked extends Outcome {
  readonly id: string
}

export interface Ranking {
  /** The lowest score first. */
  readonly ranked: readonly Ranked[]
  /** Those that cannot be simulated, with French messages by field. */
  readonly refused: readonly { readonly id: string; readonly errors: Readonly<Record<string, readonly string[]>> }[]
  /** How many were simulated or refused, of how many. */
  readonly done: number
  readonly total: number
}

export interface RankingOptions {
  /** The lowest comes first: `({ indicators }) => indicators.average_effort`. */
  readonly score: (outcome: Outcome) => number
  /** Hears of the ranking of those done, after each chunk. */
  readonly onProgress?: (ranking: Ranking) => void
  /** Stops before the next chunk. */
  readonly signal?: AbortSignal
}

const CHUNK = 100

/**
 * Ranks candidates by what they come to, a hundred at a time.
 * @throws the reason of `signal`, when it is aborted
 */
export async function rank(
  candidates: readonly Candidate[],
  { score, onProgress, signal }: RankingOptions,
  outcomesOf: (operations: readonly Operation[]) => Promise<OutcomeOrRefusal[]>,
): Promise<Ranking> {
  const ranked: Ranked[] = []
  const refused: { id: string; errors: Record<string, string[]> }[] = []
  const ranking = (done: number): Ranking => ({
    ranked: ranked.toSorted((one, other) => score(one) - score(other)), refused: [...refused], done, total: candidates.length,
  })
  for (let start = 0; start < candidates.length; start += CHUNK) {
    signal?.throwIfAborted()
    const chunk = candidates.slice(start, start + CHUNK)
    const outcomes = await outcomesOf(chunk.map(({ configuration, context }) => ({ configuration, context })))
    for (const [index, { id }] of chunk.entries()) {
      const outcome = outcomes[index]
      if (outcome === undefined) continue
      if ('kind' in outcome) refused.push({ id, errors: outcome.errors })
      else ranked.push({ id, ...outcome })
    }
    signal?.throwIfAborted()
    onProgress?.(ranking(start + chunk.length))
  }
  return ranking(candidates.length)
}
