import type { StoreFeature } from '#client/store/feature'
import { draftsRestored, parseDrafts, studyDraftsReducer, type StudyDrafts } from './slice'

declare module '#client/store/feature' {
  interface RootState {
    readonly studyDrafts: StudyDrafts
  }
}

/** Studies that are being composed are there in the next visit. */
export const studiesStore: StoreFeature = {
  slices: {
    studyDrafts: {
      reducer: studyDraftsReducer,
      cache: {
        kept: ({ studyDrafts }) => studyDrafts,
        restored: (stored) => draftsRestored(parseDrafts(stored)),
      },
    },
  },
}
