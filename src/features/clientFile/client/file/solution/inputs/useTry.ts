import { operationTried } from '../../../calculation'
import { useAppDispatch } from '#client/store'

type Slid = 'investment_price' | 'suggested_rent' | 'contribution' | 'loan_duration' | 'loan_rate'

/** What a slider of the operation tells while it moves: its effect is shown before it rests. */
export function useTry(): (name: Slid) => (value: number) => void {
  const dispatch = useAppDispatch()
  return (name) => (value) => {
    dispatch(operationTried({ [name]: value }))
  }
}
