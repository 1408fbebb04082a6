import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { simulators } from '#domain'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import type { ApiFailure, QueryValue } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

type Name = simulators.SimulatorName

/** The answers to the questions of a simulator (`simulatorQuestions`); null where one was left empty. */
export type SimulatorRequest = {
  readonly [One in Name]: { readonly name: One; readonly answers: simulators.SimulatorAnswers[One] }
}[Name]

interface Meta {
  /** The day of the rules that were applied, `YYYY-MM-DD`. */
  readonly rules_as_of: string
  /** French sentences: parameters that nobody has checked on the day they were used. */
  readonly unverified: readonly string[]
  /** What it was calculated with besides the answers: with it, this device calculates the same. */
  readonly context: simulators.SimulatorContext
}

/** What a simulator answers, and what it was calculated with. */
export type SimulatorAnswer = {
  readonly [One in Name]: {
    readonly name: One
    readonly data: Omit<simulators.SimulatorResults[One], 'unverified' | 'trace'>
    readonly meta: Meta
  }
}[Name]

type Figures = Readonly<Record<string, unknown>>

/** The figures that a screen cannot do without; the server makes the others of the same `#domain` types. */
const isComplete: Readonly<Record<Name, (data: Figures) => boolean>> = {
  'loan-capacity': (data) => isNumber(data['loan_amount']) && Array.isArray(data['by_duration']),
  ptz: (data) => typeof data['eligible'] === 'boolean' && isNumber(data['amount']) && Array.isArray(data['obstacles']),
  'pinel-optimal': (data) => isNumber(data['optimal_amount']) && isText(data['binding']),
  'pinel-tax-reduction': (data) => isNumber(data['total_reduction']) && Array.isArray(data['years']),
  'reduced-tva': (data) =>
    typeof data['eligible'] === 'boolean' && isNumber(data['saving']) && Array.isArray(data['clawback']),
}

interface Received {
  readonly name: Name
  readonly data: unknown
  readonly meta: unknown
}

/** Whether it has the figures that its screen cannot do without. */
export function isSimulatorAnswer(received: Received): received is SimulatorAnswer {
  const { name, data, meta } = received
  return (
    isObject(data) &&
    isComplete[name](data) &&
    isObject(meta) &&
    isText(meta['rules_as_of']) &&
    Array.isArray(meta['unverified']) &&
    isObject(meta['context'])
  )
}

const isGiven = (entry: [string, unknown]): entry is [string, QueryValue] => entry[1] !== null && entry[1] !== undefined

/** Asks the server. Its refusals (422) carry messages by answer. */
export async function askSimulator(
  { name, answers }: SimulatorRequest,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: SimulatorAnswer } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: `/v3/simulators/${name}`,
    query: Object.fromEntries(Object.entries(answers).filter(isGiven)),
    signal,
  })
  if (failure) return { error: failure }
  const { data, meta } = entriesOf(body)
  const answer = { name, data, meta }
  return isSimulatorAnswer(answer) ? { data: answer } : { error: notADocument }
}
