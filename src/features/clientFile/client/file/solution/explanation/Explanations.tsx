import type { ReactNode } from 'react'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { OperationExplanations } from './OperationExplanations'

/** Explains each amount of the solution of the file that is inside, in a drawer. */
export function Explanations({ children }: { children: ReactNode }) {
  const { result, configuration, defaults } = useAppSelector(selectSolution)
  return (
    <OperationExplanations operation={result && configuration && { answer: result, configuration, taken: defaults }}>
      {children}
    </OperationExplanations>
  )
}
