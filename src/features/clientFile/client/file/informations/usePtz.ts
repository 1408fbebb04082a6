import { skipToken } from '@reduxjs/toolkit/query/react'
import { checkComplete, enumerations, type Attributes } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import type { ApiFailure } from '#client/transport'
import { simulationApi, type SimulatorAnswer } from '#features/simulation/client'
import { useSection } from '#client/editing'

export interface PtzReading {
  /** French names of the answers that the calculation waits for. */
  readonly missing: readonly string[]
  /** The last answer; null before the first. */
  readonly answer: Extract<SimulatorAnswer, { name: 'ptz' }>['data'] | null
  /** `answer` is not that of what is on screen. */
  readonly isOutdated: boolean
  readonly failure: ApiFailure | undefined
}

/** Whether the file is about a home of the household’s own, which a zero-rate loan may finance. */
export function useIsHome(): boolean {
  const project = useSection('simulation')?.project
  return project !== null && project !== undefined && !enumerations.isInvestment(project)
}

/** The zero-rate loan of the home under study, by the engine of the server, which knows the zone of the place. */
export function usePtz(isWanted: boolean): PtzReading {
  const ptz = useSection('ptz')
  const simulation = useSection('simulation')
  const checked = checkComplete(simulatorQuestions.ptzSimulation, ptz && simulation ? questionOf(ptz, simulation) : {})
  const { data, currentData, error } = simulationApi.useSimulatorQuery(
    isWanted && checked.valid ? { name: 'ptz', answers: checked.attributes } : skipToken,
  )
  const fields = new Map(Object.entries(simulatorQuestions.ptzSimulation.fields))
  return {
    missing: checked.valid ? [] : Object.keys(checked.errors).map((name) => fields.get(name)?.label ?? name),
    answer: data?.name === 'ptz' ? data.data : null,
    isOutdated: currentData === undefined,
    failure: error !== undefined && 'kind' in error ? error : undefined,
  }
}

/** What the file says of the home and of its occupants. */
function questionOf(
  ptz: Partial<Attributes<'ptz'>>,
  { investment_price, renovation_price, municipality, loan_rate, seniority }: Partial<Attributes<'simulation'>>,
): object {
  return {
    ...ptz,
    operation: ptz.operation ?? usualOperation(seniority),
    property_price: investment_price,
    renovation_price: renovation_price ?? 0,
    municipality,
    loan_rate,
  }
}

/** What is financed when nobody says: the file tells new homes from existing ones. */
export const usualOperation = (
  seniority: Attributes<'simulation'>['seniority'] | undefined,
): 'new_collective' | 'old_with_works' => (seniority === 'old' ? 'old_with_works' : 'new_collective')
