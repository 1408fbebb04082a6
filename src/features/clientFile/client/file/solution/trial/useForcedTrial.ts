import { useEffect } from 'react'
import { trialStarted } from '../../../calculation'
import { useAppDispatch } from '#client/store'
import { useOpenClientFile } from '../../ClientFileContext'

/** Who may not change the file tries its operation. */
export function useForcedTrial(): void {
  const { id, readOnly } = useOpenClientFile()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (readOnly) dispatch(trialStarted())
  }, [dispatch, id, readOnly])
}
