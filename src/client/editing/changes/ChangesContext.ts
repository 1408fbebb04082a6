import { createContext, use } from 'react'
import type { FileChanges } from './fileChanges'
import type { Step } from '../steps/change'

export interface Changes extends FileChanges {
  /** Says what a step did, with a button that takes it back. */
  readonly tell: (step: Step) => void
}

/** The subject of the toasts that say what changed in the file: the last of them stands. */
export const CHANGE = 'change'

export const ChangesContext = createContext<Changes | null>(null)

/** The one way to change the open client file: what goes by it can be undone. */
export function useChanges(): Changes {
  const changes = use(ChangesContext)
  if (!changes) throw new Error('A part of a client file stands in a ChangesProvider.')
  return changes
}
