import type { SolutionConfiguration } from '#domain'
import { FieldValue } from '#client/editing/changes'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PaperHeader } from '#features/clientFile/client/print'
import { simulators } from '../simulators'
import { operationQuestions } from './questions'

interface OperationPaperHeaderProps {
  readonly configuration: SolutionConfiguration
  /** Of the study, `YYYY-MM-DD`. */
  readonly day: string
}

/** What the paper is of, where, and who made it. */
export function OperationPaperHeader({ configuration, day }: OperationPaperHeaderProps) {
  const adviser = useAppSelector(selectUser)?.attributes
  const { project, municipality } = operationQuestions.fields
  return (
    <PaperHeader title={simulators.operation.label} day={day} adviser={adviser}>
      <p>
        {project && <FieldValue field={project} value={configuration.project} />},{' '}
        {municipality && <FieldValue field={municipality} value={configuration.municipality} />}
      </p>
    </PaperHeader>
  )
}
