import { operationTried } from '../../../calculation'
import { useAppDispatch } from '#client/store'

/** An answer of the operation that a slider varies. */
export type LeverName = 'investment_price' | 'suggested_rent' | 'contribution' | 'loan_duration' | 'loan_rate'

/** The callback of a slider of the operation while it moves: its effect is previewed before the value is typed. */
export function useSliderPreview(): (name: LeverName) => (value: number) => void {
  const dispatch = useAppDispatch()
  return (name) => (value) => {
    dispatch(operationTried({ [name]: value }))
  }
}
