import type { ReactNode } from 'react'
import { useOpenAggregate } from '#client/editing'
import { useAppSelector } from '#client/store'
import { lazyPart } from '#client/ui/lazy'
import { OperationExplanations } from '#features/simulation/client/explanation'
import { selectSolution } from '../../../calculation'
import { placeOf } from '../results/placeOf'

const InvestmentExplanation = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "investment-explanation" */ '../../capacity/InvestmentExplanation'))
      .InvestmentExplanation,
)

/** Explains each amount of the solution of the file that is inside, and of the best purchases under schemes, in a drawer. */
export function Explanations({ children }: { children: ReactNode }) {
  const { id, readOnly } = useOpenAggregate()
  const { result, configuration, defaults } = useAppSelector(selectSolution)
  return (
    <OperationExplanations
      operation={result && configuration && { answer: result, configuration, taken: defaults }}
      placeOf={readOnly ? undefined : (answer) => placeOf(id, answer)}
      explainOther={(project, trail) => <InvestmentExplanation project={project} {...trail} />}
    >
      {children}
    </OperationExplanations>
  )
}
