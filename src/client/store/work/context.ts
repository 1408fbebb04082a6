import type { RootState } from '../state'
import type { Keeper } from './storedWork'
import type { Tabs } from './tabs'

/** What the sagas of `work` need of the browser and of the store. */
export interface WorkContext {
  readonly tabs: Tabs
  /** Undefined where there is one tab only. */
  readonly locks: LockManager | undefined
  readonly getState: () => RootState
  /** Called when the browser refuses to store anything. */
  readonly onStorageFailure: () => void
}

/** The same, with the person whose drafts and cache they are. */
export interface Work extends WorkContext {
  readonly userId: string
  readonly keeper: Keeper
}
