export { failureOf, useAskedAgain, useRested, useSame } from './asking'
export { simulationStore } from './store'
export { useKnownContext } from './useKnownContext'
