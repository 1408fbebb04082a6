import type { AnswerState } from '../shell/SimulatorPage'
import type { Operation } from './useOperation'
import type { OperationReading } from './useOperationResult'

/** A result as the page around it shows it: which rules nobody checked is said at its head. */
export function readingOf(operation: Operation, { calculated, ...reading }: OperationReading): AnswerState {
  const failure = operation.failure ?? reading.failure
  return {
    ...reading,
    failure,
    retry: operation.failure ? operation.retry : reading.retry,
    shown: calculated && { rulesAsOf: calculated.answer.meta.rules_as_of, unverified: [], by: calculated.by },
  }
}
