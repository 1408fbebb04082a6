import { useAppSelector } from '#client/store'
import { type SimulationAnswer } from '#features/simulation/client'
import { solutionConfiguration } from '#features/simulation/contract'
import { selectSolution } from '../../../calculation'
import { answersToEdit } from './editedAnswers'
import { bestOf, differingAnswers, rowsOf, type AnswerRow, type ResultRow } from './scenarioRows'
import type { Scenario } from './useScenarios'

/** A title over lines, a sentence in place of some, an answer in which the operations differ, or a result. */
export type Line = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'group' | 'none' }
  | { readonly kind: 'answer'; readonly row: AnswerRow }
  /** `best` says it of each operation, in the order of the columns. */
  | { readonly kind: 'result'; readonly row: ResultRow; readonly best: readonly boolean[] }
)

export type AmountLine = Extract<Line, { readonly kind: 'answer' | 'result' }>

/** What is compared of the operation on screen and of its scenarios; the answers that can be edited are all there while one is. */
export function useLines(
  result: SimulationAnswer,
  scenarios: readonly Scenario[],
  isEditing: boolean,
): readonly Line[] {
  const current = useAppSelector((state) => selectSolution(state).configuration)
  const calculated = scenarios.map(({ outcome }) => (outcome?.kind === 'calculated' ? outcome : undefined))
  const configurations = [current ?? undefined, ...calculated.map((outcome) => outcome?.configuration)]
  const indicators = [result, ...calculated.map((outcome) => outcome?.answer)].map((answer) => answer?.data.indicators)
  const answers = isEditing ? withEdited(configurations) : differingAnswers(configurations)
  return [
    { kind: 'group', key: 'differences', label: isEditing ? 'Ce que l’on fait varier' : 'Ce qui diffère' },
    ...(answers.length === 0 ? [NOTHING_YET] : []),
    ...answers.map((row): Line => ({ kind: 'answer', key: row.name, label: row.field.label, row })),
    { kind: 'group', key: 'results', label: 'Ce que cela donne' },
    ...rowsOf(indicators).map((row): Line => ({
      kind: 'result',
      key: row.figure,
      label: row.label,
      row,
      best: bestOf(row, indicators),
    })),
  ]
}

/** The answers that can be edited, whether they differ or not, then the others that differ. */
function withEdited(configurations: Parameters<typeof differingAnswers>[0]): readonly AnswerRow[] {
  const edited = answersToEdit.map((name): AnswerRow => ({
    name,
    field: solutionConfiguration.fields[name],
    values: configurations.map((configuration) => configuration?.[name]),
  }))
  const others = differingAnswers(configurations).filter(({ name }) => !edited.some((row) => row.name === name))
  return [...edited, ...others]
}

const NOTHING_YET: Line = {
  kind: 'none',
  key: 'none',
  label: 'Rien encore\u00a0: modifiez A, ou une variante.',
}
