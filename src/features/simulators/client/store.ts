import type { StoreFeature } from '#client/store/feature'
import {
  calculationsReducer,
  calculationsRestored,
  parseCalculations,
  type RecordedCalculations,
} from './index/lastCalculations'

declare module '#client/store/feature' {
  interface RootState {
    readonly simulatorCalculations: RecordedCalculations
  }
}

/** The last calculations of simulators, which stay on this device. */
export const simulatorsStore: StoreFeature = {
  slices: {
    simulatorCalculations: {
      reducer: calculationsReducer,
      cache: {
        kept: ({ simulatorCalculations }) => simulatorCalculations,
        restored: (stored) => calculationsRestored(parseCalculations(stored)),
      },
    },
  },
}
