import type { StoreFeature } from '#client/store/feature'
import { parseRecent, recentReducer, recentRestored, type RecentSimulations } from './recent'

declare module '#client/store/feature' {
  interface RootState {
    readonly recentSimulations: RecentSimulations
  }
}

/** The last calculations, which stay on this device. */
export const simulatorsStore: StoreFeature = {
  slices: {
    recentSimulations: {
      reducer: recentReducer,
      cache: {
        kept: ({ recentSimulations }) => recentSimulations,
        restored: (stored) => recentRestored(parseRecent(stored)),
      },
    },
  },
}
