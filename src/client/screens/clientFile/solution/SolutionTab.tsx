import { useEffect } from 'react'
import { solutionClosed, solutionOpened } from '#client/calculation'
import { useAppDispatch } from '#client/store'
import { useOpenClientFile } from '../ClientFileContext'
import { Inputs } from './inputs/Inputs'
import { EffortBar } from './results/EffortBar'
import { Results } from './results/Results'
import './solution.css'

/** The operation on one side, what it costs a month on the other; calculated again as one types. */
export function SolutionTab() {
  const { id } = useOpenClientFile()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(solutionOpened(id))
    return () => { dispatch(solutionClosed()) }
  }, [dispatch, id])

  return (
    <div className="solution">
      <Inputs />
      <Results />
      <EffortBar />
    </div>
  )
}
