import { type ComponentProps, useDeferredValue } from 'react'
import { YearlyEffort } from '#features/simulation/client/results'
import { useAppSelector } from '#client/store'
import { selectSolution, type CalculationState } from '../../../calculation'

/** The years of the solution of the file. */
export function SolutionYears(years: Omit<ComponentProps<typeof YearlyEffort>, 'configuration'>) {
  const { configuration } = useShownSolution()
  return <YearlyEffort {...years} configuration={configuration} />
}

/**
 * The solution as its results draw it: whatever a person does next is drawn before, so that a slider on its way waits for
 * no chart and no table.
 */
export const useShownSolution = (): CalculationState => useDeferredValue(useAppSelector(selectSolution))
