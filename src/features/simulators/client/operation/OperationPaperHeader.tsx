import type { SolutionConfiguration } from '#domain'
import { FieldValue } from '#client/editing/changes'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PaperHeader } from '#features/simulation/client/print'
import { simulators } from '../simulators'
import { operationQuestions } from './questions'
import type { Taken } from './taken'

interface OperationPaperHeaderProps {
  readonly configuration: SolutionConfiguration
  /** Of the study, `YYYY-MM-DD`. */
  readonly day: string
  readonly taken: Taken
}

/** What the paper is of, where, and who made it. */
export function OperationPaperHeader({ configuration, day, taken }: OperationPaperHeaderProps) {
  const adviser = useAppSelector(selectUser)?.attributes
  const { project, municipality } = operationQuestions.fields
  return (
    <PaperHeader title={simulators.operation.label} day={day} adviser={adviser}>
      <p>
        {project && <FieldValue field={project} value={configuration.project} />},{' '}
        {municipality && <FieldValue field={municipality} value={configuration.municipality} />}
      </p>
      <Examples names={Object.keys(taken.examples)} />
    </PaperHeader>
  )
}

/** What nobody answered: the reader must not take it for the household’s. */
function Examples({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  const labels = names.map((name) => operationQuestions.fields[name]?.label.toLowerCase() ?? name)
  return <p className="printed-mentions">Valeurs d’exemple, à remplacer&nbsp;: {labels.join(', ')}.</p>
}
