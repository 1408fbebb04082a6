import { use } from 'react'
import type { SolutionConfiguration } from '#domain'
import { formatEuros } from '#client/ui'
import type { SimulationAnswer } from '../simulate'
import { sincerityOf } from '../explanation/explainedSolution'
import { applicable } from '../explanation/explainSincerity'

interface PrintedSincerityProps {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
}

/** The effort with prudent assumptions, and how many of the checks the study passes; suspends until they are known. */
export function PrintedSincerity({ result, configuration }: PrintedSincerityProps) {
  const sincerity = use(sincerityOf(result, configuration))
  if (!sincerity) return null
  const { passed, prudent_effort: effort } = sincerity
  return (
    <p>
      Calcul prudent&nbsp;: {effort >= 0 ? 'effort moyen' : 'excédent moyen'} de{' '}
      <strong>{formatEuros(Math.abs(effort), { per: 'mois' })}</strong>. L’étude respecte {passed} points de prudence
      sur {applicable(sincerity)}.
    </p>
  )
}
