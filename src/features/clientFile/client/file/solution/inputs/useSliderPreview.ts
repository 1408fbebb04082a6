import { operationTried } from '../../../calculation'
import { useAppDispatch } from '#client/store'
import type { LeverName } from '#features/simulation/client/inputs'

/** The callback of a slider of the operation while it moves: its effect is previewed before the value is typed. */
export function useSliderPreview(): (name: LeverName) => (value: number) => void {
  const dispatch = useAppDispatch()
  return (name) => (value) => {
    dispatch(operationTried({ [name]: value }))
  }
}
