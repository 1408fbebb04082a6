import type { OutcomeOrRefusal } from './calculations'
import type { Operation } from './operation'

/** One of many operations to simulate. Operations with the same context should share its object: it is cloned once a chunk. */
export interface Candidate extends Operation {
  readonly id: string
}

/** What a candidate comes to, or why it cannot be simulated. */
export interface Judged {
  readonly id: string
  readonly outcome: OutcomeOrRefusal
}

const CHUNK = 100

/**
 * Simulates candidates in their order, in chunks of a hundred. The iterable is read lazily; a caller that stops iterating stops
 * the work after the chunk under way.
 */
export async function* outcomes(
  candidates: Iterable<Candidate>,
  outcomesOf: (operations: readonly Operation[]) => Promise<readonly OutcomeOrRefusal[]>,
): AsyncGenerator<readonly Judged[], void, undefined> {
  for (const chunk of chunks(candidates)) {
    const found = await outcomesOf(chunk.map(({ configuration, context }) => ({ configuration, context })))
    yield chunk.flatMap(({ id }, index) => {
      const outcome = found[index]
      return outcome === undefined ? [] : [{ id, outcome }]
    })
  }
}

function* chunks(candidates: Iterable<Candidate>): Generator<readonly Candidate[], void, undefined> {
  let chunk: Candidate[] = []
  for (const candidate of candidates) {
    chunk.push(candidate)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
