import { useFormikContext } from 'formik'
import { resources } from '#contract'
import { selectSolution, type Defaults } from '#client/calculation'
import { useAppSelector } from '#client/store'
import { formatNumber, formatPercent } from '#client/ui'

interface TakenProps {
  readonly name: keyof Defaults
  /** Where the value comes from: « taux de la société ». */
  readonly origin: string
}

/** What the calculation takes while a field is empty, and where it comes from. */
export function Taken({ name, origin }: TakenProps) {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>()
  const value = useAppSelector((state) => selectSolution(state).defaults[name])
  const field = resources.simulation.fields[name]
  if ((values[name] ?? null) !== null || value === undefined) return null
  const written = field.kind === 'rate' ? formatPercent(value) : formatNumber(value, { unit: field.unit ?? '' })
  return <p className="taken">Sans saisie&nbsp;: <strong>{written}</strong>, {origin}.</p>
}
