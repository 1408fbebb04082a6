import type { StoreFeature } from '#client/store/feature'
import { changesReducer, type ChangesState } from './slice'

declare module '#client/store/feature' {
  interface RootState {
    readonly changes: ChangesState
  }
}

/** Steps live as long as the page; after a reload, those of today are read from the server's history. */
export const changesStore: StoreFeature = { slices: { changes: { reducer: changesReducer } } }
