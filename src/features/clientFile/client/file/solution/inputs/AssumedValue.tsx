import { selectSolution, type AssumedValues } from '../../../calculation'
import { useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Amount } from '#client/ui/explanation'

interface AssumedValueProps {
  readonly name: keyof AssumedValues
  /** Where the value comes from: « taux de la société ». */
  readonly origin: string
}

/** What the calculation takes while a field is empty, and where it comes from. */
export function AssumedValue({ name, origin }: AssumedValueProps) {
  const { field, value: typed } = useSectionField(name)
  const value = useAppSelector((state) => selectSolution(state).defaults[name])
  if ((typed ?? null) !== null || value === undefined) return null
  const unit = field.kind === 'rate' ? 'rate' : field.unit === 'ans' ? 'years' : 'euros'
  return (
    <p className="taken">
      Sans saisie&nbsp;:{' '}
      <strong>
        <Amount figure={`taken.${name}`} value={value} unit={unit} />
      </strong>
      , {origin}.
    </p>
  )
}
