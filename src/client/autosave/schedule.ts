import type { Draft } from './draft'
import type { AutosaveState } from './state'

/**
 * A creation waits until the deletions of its type in its file are saved. A file has one companion, and one decision about a
 * lot: sent before, the creation would be taken for the resource that is about to be deleted.
 */
function waitsForItsPlace({ drafts }: AutosaveState, { ref, under, isNew, isDeleted }: Draft): boolean {
  if (!isNew || isDeleted) return false
  return Object.values(drafts).some((other) => other.isDeleted && other.under === under && other.ref.type === ref.type)
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
