import { ValueField } from '#client/forms/byKind'
import { checkChange } from '#contract'
import { InputGroup, TakenField } from '#features/simulation/client/inputs'
import type { Values } from '../shell/addressInputs'
import { originOf } from './origins'
import { isEmpty, operationQuestions } from './questions'
import { valueTaken, type Taken } from './taken'

interface AnswerGroupProps {
  readonly label: string
  /** Of the answers, in their order. */
  readonly names: readonly string[]
  readonly values: Values
  readonly taken: Taken
  /** What they say, in a word: read while they are folded. */
  readonly summary?: string
  readonly isOpenAtFirst?: boolean
}

/** Answers under a heading that folds them away, open at first where one of them is wrong: what a link says wrong is seen. */
export function AnswerGroup({ label, names, values, taken, summary, isOpenAtFirst = false }: AnswerGroupProps) {
  if (names.length === 0) return null
  return (
    <InputGroup label={label} summary={summary} isOpenAtFirst={isOpenAtFirst || hasWrong(names, values)}>
      {names.map((name) => (
        <TakenField key={name} name={name} value={valueTaken(taken, name)} origin={originOf(name)} Field={ValueField} />
      ))}
    </InputGroup>
  )
}

function hasWrong(names: readonly string[], values: Values): boolean {
  const given = names.filter((name) => !isEmpty(values[name])).map((name) => [name, values[name]] as const)
  return !checkChange(operationQuestions, Object.fromEntries(given), values).valid
}
