import type { StoreFeature } from '#client/store/feature'
import { knownContextsReducer, knownContextsRestored, parseKnownContexts, type KnownContexts } from './knownContexts'

declare module '#client/store/feature' {
  interface RootState {
    readonly knownContexts: KnownContexts
  }
}

/** What this device calculates with when it has no network. */
export const simulationStore: StoreFeature = {
  slices: {
    knownContexts: {
      reducer: knownContextsReducer,
      cache: {
        kept: ({ knownContexts }) => knownContexts,
        // Another build may calculate with something that these do not say.
        restored: (stored, isSameBuild) => knownContextsRestored(parseKnownContexts(isSameBuild ? stored : {})),
      },
    },
  },
}
