import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { isNumber, isObject, isText } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { api, notADocument, pathOf, transportOf } from '#client/api'
import { isSimulationMeta, type SimulationAnswer } from '#features/simulation/client'

/** What the solution of a file came to when the server last calculated it. */
export interface KeptCalculation {
  readonly data: {
    /** Instant. */
    readonly calculated_at: string
    /** Euros a month; a surplus is negative. */
    readonly average_effort: number
    readonly project: string
    /** Slug. */
    readonly municipality: string
    readonly seniority: string | null
    /** Of the deed, `YYYY-MM-DD`. */
    readonly notary_signature_date?: string | null
  }
  /** What this device calculates the operation of the file with, as it is today. */
  readonly meta: SimulationAnswer['meta']
}

/** Asks for it by the id of the file; null where it was never calculated. */
async function keptCalculation(
  clientFile: string,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: KeptCalculation | null } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: `${pathOf({ type: 'client_file', id: clientFile })}/calculation`,
    signal,
  })
  if (failure) return { error: failure }
  if (isObject(body) && body['data'] === null) return { data: null }
  return isKeptCalculation(body) ? { data: body } : { error: notADocument }
}

function isKeptCalculation(body: unknown): body is KeptCalculation {
  if (!isObject(body) || !isObject(body['data'])) return false
  const { calculated_at, average_effort, project, municipality, seniority, notary_signature_date = null } = body['data']
  return (
    [calculated_at, project, municipality].every(isText) &&
    isNumber(average_effort) &&
    [seniority, notary_signature_date].every((value) => value === null || isText(value)) &&
    isSimulationMeta(body['meta'])
  )
}

/** What the solution of a file, by its id, last came to: loaded with the calculations. */
export const keptCalculationApi = api.injectEndpoints({
  endpoints: (build) => ({
    keptCalculation: build.query<KeptCalculation | null, string>({ queryFn: keptCalculation }),
  }),
})
