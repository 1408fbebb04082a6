import { useEffect } from 'react'
import { solutionClosed, solutionOpened } from '../calculation'
import { useAppDispatch } from '#client/store'
import { useOpenAggregate } from '#client/editing'

/** Keeps the solution of the open file calculated, as long as what calls it is on screen. */
export function useOpenSolution(): void {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(solutionOpened(id))
    return () => {
      dispatch(solutionClosed())
    }
  }, [dispatch, id])
}
