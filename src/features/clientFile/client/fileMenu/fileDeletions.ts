/** How long a deletion may be taken back, in milliseconds. */
export const UNDO_DELAY = 8_000

interface Deletion {
  readonly timer: ReturnType<typeof setTimeout>
  /** Asks for it without waiting any longer. */
  readonly send: () => void
}

const waiting = new Map<string, Deletion>()
const listeners = new Set<() => void>()
let ids: ReadonlySet<string> = new Set()

function change(next: ReadonlySet<string>): void {
  ids = next
  for (const listener of listeners) listener()
}
const without = (id: string): ReadonlySet<string> => new Set([...ids].filter((other) => other !== id))

/** The files that are to be deleted and still exist. */
export const pendingDeletions = (): ReadonlySet<string> => ids

export function onDeletions(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Has a file deleted once the delay is over, or when the page is closed before. */
export function deleteLater(id: string, remove: () => Promise<void>): void {
  const send = () => {
    forget(id)
    void remove().then(() => {
      change(without(id))
    })
  }
  waiting.set(id, { send, timer: setTimeout(send, UNDO_DELAY) })
  change(new Set([...ids, id]))
  window.addEventListener('pagehide', sendAll)
}

/** Keeps a file after all. */
export function keep(id: string): void {
  forget(id)
  change(without(id))
}

function forget(id: string): void {
  clearTimeout(waiting.get(id)?.timer)
  waiting.delete(id)
}

function sendAll(): void {
  for (const { send } of [...waiting.values()]) send()
}
