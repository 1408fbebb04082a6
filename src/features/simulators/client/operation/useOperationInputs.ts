import { today } from '#client/screens'
import { useInputs, type Inputs } from '../shell/useInputs'
import { firstAnswers, operationQuestions, withUsualAnswers } from './questions'

/** The answers about an operation, as its address says them, with what its scheme begins with. */
export function useOperationInputs(): Inputs {
  const inputs = useInputs(operationQuestions, firstAnswers)
  return { ...inputs, values: withUsualAnswers(inputs.values, today()) }
}
