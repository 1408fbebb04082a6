import { useEffect } from 'react'
import { trialStarted } from '../../../calculation'
import { useAppDispatch } from '#client/store'
import { useOpenAggregate } from '#client/editing'

/** Who may not change the file tries its operation. */
export function useForcedTrial(): void {
  const { id, readOnly } = useOpenAggregate()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (readOnly) dispatch(trialStarted())
  }, [dispatch, id, readOnly])
}
