import { useEffect, useState } from 'react'
import { RESTING_PAUSE } from '#client/ui/pauses'
import { useAppSelector } from '#client/store'
import { selectSolution, type CalculationState } from '../../../calculation'

type Solution = Pick<CalculationState, 'result' | 'configuration'>

/**
 * The result on screen and what it was calculated from, once they stay: what takes many calculations is not begun for each
 * value that a slider goes through.
 */
export function useRestingSolution(): Solution {
  const { result, configuration } = useAppSelector(selectSolution)
  const [resting, setResting] = useState<Solution>({ result, configuration })
  const isFirst = resting.result === null
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setResting({ result, configuration })
      },
      isFirst ? 0 : RESTING_PAUSE,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [result, configuration, isFirst])
  return resting
}
