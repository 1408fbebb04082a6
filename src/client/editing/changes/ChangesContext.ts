import { createContext, use } from 'react'
import type { FileChanges } from './fileChanges'
import type { Change, Step } from '../steps/change'

/** What a toast says of a change. */
export interface Told {
  readonly message: string
  readonly type?: 'success'
}

export interface Changes extends FileChanges {
  /** What several changes at once come to, where that has a name of its own: « Lot remplacé ». */
  readonly nameOfStep: (step: Step) => string | undefined
  /** Says what a step did, with a button that takes it back. */
  readonly tell: (step: Step) => void
  /** Makes changes and says so in a sentence of its own, with a button that undoes them; answers whether there was anything to change. */
  readonly makeAndTell: (changes: readonly Change[], told: Told) => boolean
}

export const ChangesContext = createContext<Changes | null>(null)

/** The one way to change the open client file: what goes by it can be undone. */
export function useChanges(): Changes {
  const changes = use(ChangesContext)
  if (!changes) throw new Error('A part of a client file stands in a ChangesProvider.')
  return changes
}
