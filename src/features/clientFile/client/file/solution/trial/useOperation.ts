import { selectSolution, trialTyped, type OperationAnswers, trialStarted } from '../../../calculation'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useChanges } from '#client/editing/changes'
import { useItems, useSection, useOpenAggregate } from '#client/editing'
import { useEffect } from 'react'

/** What is tried in place of the answers of the file; null while nothing is tried. */
export const useTrial = (): OperationAnswers | null => useAppSelector((state) => selectSolution(state).trial)

/** The operation on screen: what is tried, over what the file says. */
export function useOperation(): OperationAnswers | undefined {
  const saved = useSection('simulation')
  const trial = useTrial()
  return saved && trial ? { ...saved, ...trial } : saved
}

/** Changes the operation on screen: in the file, or in the trial only. */
export function useEditOperation(): (answers: OperationAnswers) => void {
  const dispatch = useAppDispatch()
  const { edit } = useChanges()
  const isTrial = useTrial() !== null
  const [item] = useItems('simulation')
  return (answers) => {
    if (isTrial) dispatch(trialTyped(answers))
    else if (item) edit({ type: 'simulation', id: item.key }, answers)
  }
}

/** Who may not change the file tries its operation. */
export function useForcedTrial(): void {
  const { id, readOnly } = useOpenAggregate()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (readOnly) dispatch(trialStarted())
  }, [dispatch, id, readOnly])
}
