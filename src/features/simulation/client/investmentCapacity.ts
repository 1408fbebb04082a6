import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { simulators } from '#domain'
import { isNumber, isObject } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

type Calculate = typeof simulators.investmentCapacity

/** The largest purchase of a household, by the server. */
export interface CapacityAnswer {
  readonly data: Omit<ReturnType<Calculate>, 'unverified' | 'trace'>
  readonly meta: {
    /** French sentences: parameters that nobody has checked on the day they were used. */
    readonly unverified: readonly string[]
    /** What it was calculated with besides the answers: with it, this device calculates the same. */
    readonly context: Parameters<Calculate>[1]
  }
}

/** Asks the server for the capacity of a household, from the answers to `simulatorQuestions`. */
export async function investmentCapacity(
  answers: object,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: CapacityAnswer } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'POST',
    path: '/v3/simulators/investment-capacity',
    body: answers,
    signal,
  })
  if (failure) return { error: failure }
  return isCapacityAnswer(body) ? { data: body } : { error: notADocument }
}

/** Looks at the figures that the screen cannot do without; the server makes the others of the same `#domain` types. */
function isCapacityAnswer(body: unknown): body is CapacityAnswer {
  if (!isObject(body)) return false
  const { data, meta } = body
  return (
    isObject(data) &&
    isNumber(data['monthly_payment']) &&
    Array.isArray(data['readings']) &&
    isObject(meta) &&
    Array.isArray(meta['unverified']) &&
    isCapacityContext(meta['context'])
  )
}

/** Whether this device can calculate a capacity with it. */
export const isCapacityContext = (value: unknown): value is CapacityAnswer['meta']['context'] =>
  isObject(value) && isObject(value['market']) && isObject(value['defaults'])
