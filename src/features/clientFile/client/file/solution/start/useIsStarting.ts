import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '#client/store'
import { selectOptimalInvestment } from '../../../calculation/optimalInvestment'
import { useOperation } from '../trial/useOperation'

/** No scheme is chosen yet: the ranked schemes are the way to one, unless they are not known or the form is asked for. */
export function useIsStarting(): boolean {
  const isRanked = useAppSelector((state) => selectOptimalInvestment(state).status !== 'failed')
  const [parameters] = useSearchParams()
  const operation = useOperation()
  return operation !== undefined && !operation.project && isRanked && !parameters.has('groupe')
}
