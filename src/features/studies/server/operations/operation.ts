import type { Attributes, FieldErrors } from '#contract'
import type { findAssumptions } from '#features/catalogue/server'
import { solutionPayload, type SolutionAnswers } from '#features/clientFile/contract/solution'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import { calculationContext, findProject } from '#features/simulation/server'
import type { StudyContext, StudyOperation } from '#features/studies/contract/study'
import { invalid } from '#server/operations'
import type { Asking } from '#server/operations/collections'

/** The sections of a file that its operation is made of. */
export type FileSections = SolutionAnswers

/** What the operations of a file are calculated with. */
export interface CalculatedWith {
  readonly household: NonNullable<StudyContext['household']>
  readonly assumptions: Awaited<ReturnType<typeof findAssumptions>>
  /** `YYYY-MM-DD` */
  readonly today: string
}

interface Calculated extends CalculatedWith {
  /** Under which field an answer that lacks is told. */
  readonly field: (answer: string) => string
}

/** The operation of a file, and what it is calculated with. @throws Failure invalid, naming the answers that lack */
export async function operationOf(
  { database, viewer }: Asking,
  sections: FileSections,
  { household, assumptions, today, field }: Calculated,
): Promise<StudyOperation> {
  const project = sections.simulation.project
  if (!project)
    throw invalid({
      [field('project')]: ['Choisissez un dispositif dans la solution du dossier, puis faites l’étude.'],
    })
  const { configuration: payload } = solutionPayload(sections, assumptionsFor(assumptions, project), today)
  const { client_file: _file, ...answers } = payload
  const checked = checkSolutionConfiguration(answers)
  if (!checked.valid) throw invalid(named(checked.errors, field))
  const { configuration } = checked.attributes
  const context = await calculationContext(database, viewer, { ...configuration, project: findProject(project) }, today)
  return { configuration, context: { ...context, household } }
}

const assumptionsFor = (
  assumptions: Calculated['assumptions'],
  project: NonNullable<Attributes<'simulation'>['project']>,
): Partial<Attributes<'simulation_configuration'>> => assumptions.get(project) ?? {}

/** French messages under the fields where they are told. */
function named(errors: FieldErrors, field: (answer: string) => string): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {}
  for (const [answer, messages] of Object.entries(errors))
    all[field(answer)] = [...(all[field(answer)] ?? []), ...messages]
  return all
}
