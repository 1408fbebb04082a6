import { useDeferredValue } from 'react'
import { useAppSelector } from '#client/store'
import { selectSolution, type CalculationState } from '../../../calculation'

/**
 * The solution as its results draw it: whatever a person does next is drawn before, so that a slider on its way waits for
 * no chart and no table.
 */
export const useShownSolution = (): CalculationState => useDeferredValue(useAppSelector(selectSolution))
