import { selectSolution, type AssumedValues } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { TakenField, TakenOrigin, type AssumingField } from '#features/simulation/client/inputs'

interface AssumedProps {
  readonly name: keyof AssumedValues
  /** Where the value comes from: « taux de la société ». */
  readonly origin: string
}

/** A field of the file that may be left empty. */
export const AssumedField = ({ Field, ...assumed }: AssumedProps & { readonly Field: AssumingField }) => (
  <TakenField {...useTaken(assumed)} Field={Field} />
)

/** Where a value taken for an empty field of the file comes from. */
export const AssumedOrigin = (assumed: AssumedProps) => <TakenOrigin {...useTaken(assumed)} />

function useTaken({ name, origin }: AssumedProps) {
  const value = useAppSelector((state) => selectSolution(state).defaults[name])
  return { name, value, origin: `calculé\u00a0: ${origin}` }
}
