import type { StoreFeature } from '#client/store/feature'
import { changesReducer, type ChangesState } from './slice'

declare module '#client/store/feature' {
  interface RootState {
    readonly changes: ChangesState
  }
}

/** What can be taken back lives as long as the page: after that, the server remembers what was done today. */
export const changesStore: StoreFeature = { slices: { changes: { reducer: changesReducer } } }
