import { use } from 'react'
import type { SolutionConfiguration } from '#domain'
import { prudence } from '#features/simulation/contract/paper'
import type { SimulationAnswer } from '../simulate'
import { sincerityOf } from '../explanation/explainedSolution'

interface PrintedSincerityProps {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
}

/** The effort with prudent assumptions, and how many of the checks the study passes; suspends until they are known. */
export function PrintedSincerity({ result, configuration }: PrintedSincerityProps) {
  const sincerity = use(sincerityOf(result, configuration))
  if (!sincerity) return null
  const { before, effort, after } = prudence(sincerity)
  return (
    <p>
      {before}
      <strong>{effort}</strong>
      {after}
    </p>
  )
}
