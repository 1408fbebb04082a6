export { failureOf, useAskedAgain, useRested, useSame } from './asking'
export { simulationStore } from './store'
export { useContextKept, useKnownContext } from './useKnownContext'
