import type { ComponentProps } from 'react'
import { useShownSolution } from './useShownSolution'
import { YearlyEffort } from './YearlyEffort'

/** The years of the solution of the file. */
export function SolutionYears(years: Omit<ComponentProps<typeof YearlyEffort>, 'configuration'>) {
  const { configuration } = useShownSolution()
  return <YearlyEffort {...years} configuration={configuration} />
}
