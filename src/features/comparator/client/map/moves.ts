/** Counts the moves of a map, and tells those who draw over it. */
export interface Moves {
  readonly subscribe: (listener: () => void) => () => void
  readonly count: () => number
  readonly tell: () => void
}

export function openMoves(): Moves {
  const listeners = new Set<() => void>()
  let moves = 0
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => moves,
    tell: () => {
      moves += 1
      for (const listener of listeners) listener()
    },
  }
}
