import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { TraceStep } from '#domain'
import { outcomeOf } from '#client/api'
import { simulationApi, type OptimalInvestmentRequest } from '#features/simulation/client'

/** How the figures of the best purchase were found, by project. */
export type InvestmentTraces = ReadonlyMap<string, readonly TraceStep[]>

/** Asks the server how it found the best investments; undefined when it does not answer. */
export async function explainedInvestments(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  question: OptimalInvestmentRequest,
): Promise<InvestmentTraces | undefined> {
  const { data } = outcomeOf(
    await dispatch(
      simulationApi.endpoints.optimalInvestment.initiate({ ...question, explain: true }, { track: false }),
    ),
  )
  return (
    data &&
    new Map(data.flatMap((found) => (found.status === 'possible' ? [[found.project, found.trace ?? []] as const] : [])))
  )
}
