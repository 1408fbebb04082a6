import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { simulators } from '#domain'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

/** The best purchase under each scheme, or why there is none; the highest gain first. */
export type OptimalInvestments = ReturnType<typeof simulators.optimalInvestment>

export interface OptimalInvestmentRequest {
  /** Id of the client file. */
  readonly client_file: string
  /** `montpellier-34000` */
  readonly municipality: string
  /** Asks how each figure was found, too. */
  readonly explain?: true
}

const isInvestment = (value: unknown): boolean =>
  isObject(value) && isText(value['project']) && (value['status'] === 'refused' || isNumber(value['budget']))
const areInvestments = (value: unknown): value is OptimalInvestments =>
  Array.isArray(value) && value.every(isInvestment)

/** Asks the server for the best investments of a client file, as it holds the file. */
export async function optimalInvestment(
  { explain, ...question }: OptimalInvestmentRequest,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: OptimalInvestments } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: '/v3/simulators/optimal-investment',
    query: { ...question, ...(explain ? { explain: '1' } : {}) },
    signal,
  })
  if (failure) return { error: failure }
  const found = entriesOf(body)['data']
  return areInvestments(found) ? { data: found } : { error: notADocument }
}
