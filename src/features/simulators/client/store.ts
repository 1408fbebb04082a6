import type { StoreFeature } from '#client/store/feature'
import {
  calculationsReducer,
  calculationsRestored,
  parseCalculations,
  type SimulatorCalculations,
} from './index/lastCalculations'

declare module '#client/store/feature' {
  interface RootState {
    readonly simulatorCalculations: SimulatorCalculations
  }
}

/** The last calculations of simulators, which stay on this device. */
export const simulatorsStore: StoreFeature = {
  slices: {
    simulatorCalculations: {
      reducer: calculationsReducer,
      cache: {
        kept: ({ simulatorCalculations: { latest } }) => latest,
        restored: (stored) => calculationsRestored(parseCalculations(stored)),
      },
    },
  },
}
