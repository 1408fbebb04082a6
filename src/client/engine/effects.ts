import type { Figure } from './figure'
import { varied, type Operation, type Variation } from './operation'

/** What a figure of an operation amounts to; undefined where it cannot be simulated. */
type AmountOf = (operation: Operation, figure: Figure) => Promise<number | undefined>

/**
 * By how much each variation changes a figure, by simulating the operation again; null where it cannot be simulated. One
 * simulation a question: what is asked meanwhile waits for one of them at most, and an abort leaves the others undone.
 * @throws {unknown} the reason of the signal once it is aborted
 */
export async function effects(
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
