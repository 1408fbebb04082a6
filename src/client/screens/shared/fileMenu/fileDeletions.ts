/** How long a deletion may be taken back, in milliseconds. */
export const UNDO_DELAY = 8_000

const pending = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
let ids: ReadonlySet<string> = new Set()

function tell(): void {
  ids = new Set(pending.keys())
  for (const listener of listeners) listener()
}

/** The files that are to be deleted and still exist: a page that is closed before leaves them. */
export const pendingDeletions = (): ReadonlySet<string> => ids

export function onDeletions(listener: () => void): () => void {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

/** Has a file deleted once the delay is over. */
export function deleteLater(id: string, remove: () => Promise<void>): void {
  const end = async () => {
    await remove()
    pending.delete(id)
    tell()
  }
  pending.set(id, setTimeout(() => { void end() }, UNDO_DELAY))
  tell()
}

/** Keeps a file after all. */
export function keep(id: string): void {
  clearTimeout(pending.get(id))
  pending.delete(id)
  tell()
}
