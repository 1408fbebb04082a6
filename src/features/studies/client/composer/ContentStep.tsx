import { Checkbox } from 'antd'
import { shallowEqual } from 'react-redux'
import { Link } from 'react-router-dom'
import { useItems, useRows } from '#client/editing'
import { selectRelated } from '#client/entities'
import { useAppSelector, useResourceList } from '#client/store'
import { ErrorBlock, formatEuros, Skeleton } from '#client/ui'
import { withCapital } from '#presentation/formats'
import { clientFileAddress } from '#features/clientFile/contract'
import { schemeLabel } from '#features/studies/contract/chapters'
import { ChapterList } from './ChapterList'
import { FieldError } from './FieldError'
import type { StepProps } from './StepProps'
import { errorOf } from './steps'
import { useDraftedStudy } from './useDraftedStudy'

/** How many scenarios and lots a study shows at most. */
const MOST_SCENARIOS = 3
const MOST_LOTS = 4

/** What the study says: the solution, what it is compared with, the lots, the chapters. */
export function ContentStep({ file, draft, errors, onChange }: StepProps) {
  return (
    <>
      <section className="study-part">
        <h3>La solution</h3>
        <Solution file={file} />
      </section>
      <Scenarios
        chosen={draft.scenarios}
        error={errorOf(errors, 'scenarios')}
        onChange={(scenarios) => {
          onChange({ scenarios })
        }}
      />
      <Lots
        file={file}
        chosen={draft.properties}
        error={errorOf(errors, 'properties')}
        onChange={(properties) => {
          onChange({ properties })
        }}
      />
      <section className="study-part">
        <h3>Chapitres</h3>
        <FieldError text={errorOf(errors, 'chapters')} />
        <ChapterList
          canShow
          chapters={draft.chapters}
          onChange={(chapters) => {
            onChange({ chapters })
          }}
        />
      </section>
    </>
  )
}

/** The operation of the file on one line, with what it costs on average. */
function Solution({ file }: Pick<StepProps, 'file'>) {
  const { drafted, failure, refetch } = useDraftedStudy({ client_file: file })
  if (failure !== undefined)
    return (
      <ErrorBlock message={failure} onRetry={refetch}>
        <Link to={clientFileAddress(file, 'solution')}>Ouvrir la solution chiffrée</Link>
      </ErrorBlock>
    )
  if (!drafted) return <Skeleton lines={1} />
  const { facts, figures } = drafted
  const effort = figures.result.indicators.average_effort
  return (
    <p>
      <strong>
        {withCapital(facts.property)}, en {schemeLabel(facts)}
      </strong>
      &nbsp;: {effort >= 0 ? 'effort moyen' : 'excédent moyen'} de {formatEuros(Math.abs(effort), { per: 'mois' })}.
    </p>
  )
}

interface ChoiceProps {
  /** Ids; null until the person chooses. */
  readonly chosen: readonly string[] | null
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

/** The scenarios that are kept in the file. */
function Scenarios({ chosen, ...props }: ChoiceProps) {
  const items = useItems('scenario')
  const rows = useRows('scenario')
  const options = items.map(({ ref }, index) => ({
    value: ref.id,
    label: rows[index]?.name ?? `Scénario ${index + 1}`,
  }))
  return (
    <Several
      title="Scénarios comparés"
      none="Aucun scénario n’est gardé dans ce dossier."
      most={MOST_SCENARIOS}
      options={options}
      chosen={chosen}
      {...props}
    />
  )
}

/** The lots that are kept in the file. */
function Lots({ file, chosen, ...props }: ChoiceProps & Pick<StepProps, 'file'>) {
  const { resources, isComplete } = useResourceList('property_proposal', {
    parentId: file,
    include: ['property', 'program'],
  })
  const kept = resources.filter(({ attributes: { status } }) => status === 'kept' || status === 'sent')
  const labels = useAppSelector(
    (state) =>
      kept.map(({ relationships }) => {
        const [lot] = selectRelated(state, 'property', relationships['property'])
        const [program] = lot ? selectRelated(state, 'program', lot.relationships['program']) : []
        const { reference, property_price: price } = lot?.attributes ?? {}
        return [program?.attributes.name ?? 'Lot', reference, price ? formatEuros(price) : null]
          .filter(Boolean)
          .join(', ')
      }),
    shallowEqual,
  )
  const options = kept.flatMap(({ attributes: { property_id: id } }, index) =>
    id ? [{ value: id, label: labels[index] ?? 'Lot' }] : [],
  )
  return (
    <Several
      title="Lots proposés"
      none={isComplete ? 'Aucun lot n’est retenu dans ce dossier.' : 'Lecture des lots retenus…'}
      most={MOST_LOTS}
      options={options}
      chosen={chosen}
      {...props}
    />
  )
}

interface SeveralProps extends ChoiceProps {
  readonly title: string
  /** Said where there is nothing to choose from. */
  readonly none: string
  readonly most: number
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A few of several, none until the person chooses; once there are enough, the others wait. */
function Several({ title, none, most, options, chosen, error, onChange }: SeveralProps) {
  const known = options.map(({ value }) => value)
  const ids = (chosen ?? []).filter((id) => known.includes(id)).slice(0, most)
  return (
    <fieldset className="study-part">
      <legend>
        <h3>{title}</h3>
      </legend>
      {options.length === 0 ? (
        <p className="study-note">{none}</p>
      ) : (
        <Checkbox.Group
          className="study-checks"
          value={ids}
          options={options.map((option) => ({
            ...option,
            disabled: ids.length >= most && !ids.includes(option.value),
          }))}
          onChange={onChange}
        />
      )}
      {options.length > most && <p className="field-help">{most} au plus.</p>}
      <FieldError text={error} />
    </fieldset>
  )
}
