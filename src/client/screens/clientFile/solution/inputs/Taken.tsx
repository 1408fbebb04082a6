import { selectSolution, type Defaults } from '#client/calculation'
import { useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { formatNumber, formatPercent } from '#client/ui'

interface TakenProps {
  readonly name: keyof Defaults
  /** Where the value comes from: « taux de la société ». */
  readonly origin: string
}

/** What the calculation takes while a field is empty, and where it comes from. */
export function Taken({ name, origin }: TakenProps) {
  const { field, value: typed } = useSectionField(name)
  const value = useAppSelector((state) => selectSolution(state).defaults[name])
  if ((typed ?? null) !== null || value === undefined) return null
  const written = field.kind === 'rate' ? formatPercent(value) : formatNumber(value, { unit: field.unit ?? '' })
  return <p className="taken">Sans saisie&nbsp;: <strong>{written}</strong>, {origin}.</p>
}
