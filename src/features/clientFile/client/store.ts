import { selectEvery } from '#client/entities'
import type { RootState, StoreFeature } from '#client/store/feature'
import {
  calculationReducer,
  calculationSaga,
  contextsReducer,
  contextsRestored,
  parseContexts,
  type CalculationState,
  type SimulationContexts,
} from './calculation'
import {
  optimalInvestmentReducer,
  optimalInvestmentSaga,
  type OptimalInvestmentState,
} from './calculation/optimalInvestment'
import { filesRestored, openedFilesReducer, parseOpenedFiles, recentOf, type OpenedFiles } from './openedFiles'

declare module '#client/store/feature' {
  interface RootState {
    readonly calculation: CalculationState
    readonly openedFiles: OpenedFiles
    readonly optimalInvestment: OptimalInvestmentState
    readonly simulationContexts: SimulationContexts
  }
}

/** Whether a file is among those that stay on this device. */
const keptFiles = (state: RootState, now: number) => {
  const files = recentOf(state.openedFiles, now)
  return (id: string | null | undefined): boolean => Object.hasOwn(files, id ?? '')
}

/** The solution on screen, what it was last calculated with, the best investments, and the files opened last. */
export const clientFileStore: StoreFeature = {
  slices: {
    calculation: { reducer: calculationReducer },
    openedFiles: {
      reducer: openedFilesReducer,
      cache: {
        kept: (state, now) => recentOf(state.openedFiles, now),
        restored: (stored) => filesRestored(parseOpenedFiles(stored)),
      },
    },
    optimalInvestment: { reducer: optimalInvestmentReducer },
    simulationContexts: {
      reducer: contextsReducer,
      cache: {
        kept: (state, now) => {
          const isKept = keptFiles(state, now)
          return Object.fromEntries(Object.entries(state.simulationContexts).filter(([id]) => isKept(id)))
        },
        // Another build may calculate with something that these do not say.
        restored: (stored, isSameBuild) => contextsRestored(isSameBuild ? parseContexts(stored) : {}),
      },
    },
  },
  sagas: { calculation: calculationSaga, optimalInvestment: optimalInvestmentSaga },
  keptResources: (state, now) => {
    const isKept = keptFiles(state, now)
    return [
      ...selectEvery(state, 'client_file').filter(({ id }) => isKept(id)),
      ...selectEvery(state, 'property_proposal').filter(({ attributes }) => isKept(attributes.client_file_id)),
      ...selectEvery(state, 'simulation_configuration'),
    ]
  },
  calculation: ({ calculation: { configuration, result } }) =>
    configuration && result
      ? {
          inputs: { configuration, context: result.meta.context },
          outputs: result.data,
          engine_version: result.meta.engine_version,
          rules_as_of: result.meta.rules_as_of,
        }
      : undefined,
}
