import type { RootState } from '../state'
import type { Keeper } from './keep'
import type { Tabs } from './tabs'

/** What the work of a person runs on. */
export interface WorkContext {
  readonly tabs: Tabs
  /** Undefined where there is one tab only. */
  readonly locks: LockManager | undefined
  readonly getState: () => RootState
  /** The browser refuses to keep anything. */
  readonly onStorageFailure: () => void
}

/** The same, once it is known whose work it is. */
export interface Work extends WorkContext {
  readonly userId: string
  readonly keeper: Keeper
}
