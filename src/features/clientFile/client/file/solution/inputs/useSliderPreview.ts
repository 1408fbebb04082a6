import { operationTried } from '../../../calculation'
import { useAppDispatch } from '#client/store'

type Slid = 'investment_price' | 'suggested_rent' | 'contribution' | 'loan_duration' | 'loan_rate'

/** The callback of a slider of the operation while it moves: its effect is previewed before the value is typed. */
export function useSliderPreview(): (name: Slid) => (value: number) => void {
  const dispatch = useAppDispatch()
  return (name) => (value) => {
    dispatch(operationTried({ [name]: value }))
  }
}
