import { useEffect } from 'react'
import { solutionClosed, solutionOpened, solutionShown } from '../calculation'
import { useAppDispatch } from '#client/store'
import { useOpenAggregate } from '#client/editing'

/** Keeps the solution of the open file calculated by the server, as long as what calls it is on screen. */
export function useOpenSolution(): void {
  useSolution(solutionOpened)
}

/** Shows what the solution of the open file last came to, and asks the server nothing (specification §4). */
export function useLastSolution(): void {
  useSolution(solutionShown)
}

function useSolution(opened: typeof solutionOpened): void {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(opened(id))
    return () => {
      dispatch(solutionClosed())
    }
  }, [dispatch, id, opened])
}
