import { use } from 'react'
import {
  explainedInvestments,
  selectOptimalInvestment,
  type InvestmentTraces,
} from '../../calculation/optimalInvestment'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Empty } from '#client/ui'
import { type OptimalInvestments } from '#features/simulation/client'
import { explanationOfStep, StepExplanation } from '#features/simulation/client/explanation'

const known = new WeakMap<OptimalInvestments, Promise<InvestmentTraces | undefined>>()

/** Asked once; again when there was no answer. */
function remembered(
  result: OptimalInvestments,
  ask: () => Promise<InvestmentTraces | undefined>,
): Promise<InvestmentTraces | undefined> {
  const found =
    known.get(result) ??
    ask().then((traces) => {
      if (!traces) known.delete(result)
      return traces
    })
  known.set(result, found)
  return found
}

interface InvestmentExplanationProps {
  readonly project: string
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

/** Where a figure of the best purchase under a scheme comes from, as the server found it. */
export function InvestmentExplanation({ project, ...trail }: InvestmentExplanationProps) {
  const { result, question } = useAppSelector(selectOptimalInvestment)
  const dispatch = useAppDispatch()
  const traces = result && question && use(remembered(result, () => explainedInvestments(dispatch, question)))
  if (!traces)
    return (
      <Empty
        title="Explication indisponible"
        sentence="Le serveur n’a pas répondu. Les montants restent affichés&nbsp;: vérifiez le réseau, puis ouvrez l’explication de nouveau."
      />
    )
  const steps = new Map((traces.get(project) ?? []).map((step) => [step.key, step]))
  return <StepExplanation explain={(figure) => explanationOfStep(steps, figure)} {...trail} />
}
