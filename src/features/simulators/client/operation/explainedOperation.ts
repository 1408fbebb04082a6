import type { ComponentProps } from 'react'
import type { OperationExplanations } from '#features/clientFile/client/results'
import type { Taken } from './taken'
import type { CalculatedOperation } from './useOperationResult'

type Explained = ComponentProps<typeof OperationExplanations>['operation']

/** A result as its explanations read it. */
export const explainedOperation = (calculated: CalculatedOperation | null, { examples, usual }: Taken): Explained =>
  calculated && {
    answer: calculated.answer,
    configuration: calculated.request.configuration,
    taken: { ...usual, ...examples },
  }
