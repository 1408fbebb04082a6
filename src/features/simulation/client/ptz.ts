import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { simulators } from '#domain'
import { entriesOf, isNumber, isObject } from '#contract/json'
import type { ApiFailure, QueryValue } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

/** The zero-rate loan of a home, or what stands in its way. */
export type PtzAnswer = Omit<
  Extract<ReturnType<typeof simulators.ptz>, { kind: 'calculated' }>['answer'],
  'unverified' | 'trace'
>

/** The answers to the questions of the zero-rate loan (`simulatorQuestions`); those left empty are not sent. */
export type PtzRequest = Readonly<Record<string, QueryValue | null>>

const isPtzAnswer = (value: unknown): value is PtzAnswer =>
  isObject(value) &&
  typeof value['eligible'] === 'boolean' &&
  isNumber(value['amount']) &&
  Array.isArray(value['obstacles'])

/** Asks the server whether a home may have a zero-rate loan, and of how much. */
export async function ptz(
  request: PtzRequest,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: PtzAnswer } | { error: ApiFailure }> {
  const query = Object.fromEntries(
    Object.entries(request).filter((entry): entry is [string, QueryValue] => entry[1] !== null),
  )
  const { body, failure } = await transportOf(extra).send({ method: 'GET', path: '/v3/simulators/ptz', query, signal })
  if (failure) return { error: failure }
  const found = entriesOf(body)['data']
  return isPtzAnswer(found) ? { data: found } : { error: notADocument }
}
