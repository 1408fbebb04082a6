import { enumerations, type Attributes } from '#contract'
import { today } from '#client/screens'
import type { ApiFailure } from '#client/transport'
import { checkSolutionConfiguration, solutionConfiguration } from '#features/simulation/contract'
import { useFirmAssumptions } from '#features/simulation/client'
import type { Values } from '../shell/addressInputs'
import { missingAnswers } from '../shell/missingAnswers'
import { configurationOf } from './configuration'
import { operationQuestions, schemeOf } from './questions'
import { takenFor, type Taken } from './taken'
import type { OperationRequest } from './useOperationResult'

/** The operation that answers describe. */
export interface Operation {
  /** What is calculated; null while an answer is missing or wrong, and until the assumptions of the firm are read. */
  readonly request: OperationRequest | null
  readonly taken: Taken
  /** French names of the answers that the calculation waits for. */
  readonly missing: readonly string[]
  /** Why the assumptions of the firm could not be read. */
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/** Completes answers with the assumptions of the firm, and checks them. */
export function useOperation(values: Values): Operation {
  const project = schemeOf(values)?.id
  const { firm, failure, retry } = useFirmAssumptions(project)
  const taken = takenFor(values, firm ?? {}, today())
  const asked = configurationOf(values, taken)
  const checked = checkSolutionConfiguration(asked)
  const isComplete = project !== undefined && firm !== undefined && checked.valid
  return {
    request: isComplete
      ? { scheme: enumerations.projectSlugs[project][0], asked, configuration: checked.attributes.configuration }
      : null,
    taken,
    missing: missingOf(project, firm === undefined, checked),
    failure,
    retry,
  }
}

/** Without the assumptions of the firm, which hang on the scheme, its rates are not missing: they are on their way. */
function missingOf(
  project: Project | undefined,
  isFirmAwaited: boolean,
  checked: ReturnType<typeof checkSolutionConfiguration>,
): readonly string[] {
  if (project === undefined) return [solutionConfiguration.fields.project.label.toLowerCase()]
  return isFirmAwaited ? [] : missingAnswers(operationQuestions, checked)
}

type Project = NonNullable<Attributes<'simulation'>['project']>
