import { useEffect, useEffectEvent, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { FieldErrors } from '#contract'
import type { simulators } from '#domain'
import { engine, type SimulatorCall } from '#client/engine'
import type { ApiFailure } from '#client/transport'
import {
  isSimulatorAnswer,
  simulationApi,
  type SimulatorAnswer,
  type SimulatorRequest,
} from '#features/simulation/client'
import {
  failureOf,
  useAskedAgain,
  useContextKept,
  useKnownContext,
  useRested,
  useSame,
} from '#features/simulation/client/asking'
import type { Reading } from './SimulatorPage'

/** An answer, and the question that it answers. */
export interface Simulated {
  readonly request: SimulatorRequest
  readonly answer: SimulatorAnswer
  readonly by: 'server' | 'device'
}

export interface SimulatorReading {
  /** The last one known; null before the first. */
  readonly simulated: Simulated | null
  /** `simulated` is older than what is on screen. */
  readonly isOutdated: boolean
  readonly failure: ApiFailure | undefined
  /** What the rules refuse, by answer; empty when they refuse nothing. */
  readonly refusals: FieldErrors
  readonly retry: () => void
}

/**
 * What a simulator answers. This device says it at once when it knows what the firm and the place add, and instead of the server without a
 * network; the answer of the server, the same to the cent, stays.
 * @param asked null while an answer is missing or wrong
 */
export function useSimulator(asked: SimulatorRequest | null): SimulatorReading {
  const request = useSame(asked)
  const rested = useRested(request)
  const { currentData, error, refetch } = simulationApi.useSimulatorQuery(rested ?? skipToken)
  const [last, setLast] = useState<Simulated | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const answered =
    request && request === rested && currentData ? { request, answer: currentData, by: 'server' as const } : null
  if (answered && (last?.request !== request || last.answer !== currentData)) setLast(answered)

  const failure = request === rested ? failureOf(error) : undefined
  const key = request && keyOf(request)
  const known = useKnownContext('simulator', key)
  useContextKept('simulator', key, answered && answered.answer.meta.context)
  const context = contextFor(request, answered ?? last) ?? (failure?.kind === 'network' ? known : undefined)
  const isAnswered = (answered ?? last)?.request === request
  useCalculatedHere(request, isAnswered ? undefined : context, { onAnswer: setLast, onRefusal: setRefused })
  const retry = () => {
    void refetch()
  }
  useAskedAgain(failure, retry)
  const simulated = answered ?? last
  const isOutdated = simulated !== null && simulated.request !== request
  return { simulated, isOutdated, failure, refusals: refusalsOf(failure, refused, request), retry }
}

/** What the server refused of a question; else what this device did. */
function refusalsOf(failure: ApiFailure | undefined, refused: Refused | null, request: Asked): FieldErrors {
  const byServer = failure?.kind === 'http' ? failure.errors : undefined
  const byDevice = refused === null || refused.request !== request ? undefined : refused.errors
  return byServer ?? byDevice ?? {}
}

type Asked = SimulatorRequest | null

/** What the firm and the place add to a question, as far as the answer to another one says it. */
const contextFor = (request: Asked, last: Simulated | null): SimulatorCall['context'] | undefined =>
  request && last && keyOf(request) === keyOf(last.request) ? last.answer.meta.context : undefined

/** What a context depends on: the simulator, and the place. */
const keyOf = ({ name, answers }: SimulatorRequest): string =>
  [name, 'municipality' in answers ? answers.municipality : ''].join(' ')

interface Found {
  readonly onAnswer: (simulated: Simulated) => void
  readonly onRefusal: (refused: Refused) => void
}

interface Refused {
  readonly request: SimulatorRequest
  readonly errors: FieldErrors
}

/** Calculates on this device. @param context undefined when there is nothing to calculate, or nothing to do it with */
function useCalculatedHere(request: Asked, context: SimulatorCall['context'] | undefined, found: Found): void {
  const answered = useEffectEvent(found.onAnswer)
  const refused = useEffectEvent(found.onRefusal)
  useEffect(() => {
    void engine.prepare()
  }, [])
  useEffect(() => {
    if (!request || !context) return undefined
    let isOvertaken = false
    const show = (result: Awaited<ReturnType<typeof engine.simulator>>) => {
      if (isOvertaken) return
      if (result.kind === 'refused') refused({ request, errors: result.errors })
      else answered({ request, answer: answerBy(request, result.answer, context), by: 'device' })
    }
    // Where its program cannot be read, the answer of the server is waited for.
    engine.simulator(callOf(request, context)).then(show, () => undefined)
    return () => {
      isOvertaken = true
    }
  }, [request, context])
}

export const callOf = (request: SimulatorRequest, context: SimulatorCall['context']): SimulatorCall => ({
  ...request,
  context,
})

/** What this device calculated, in the form of the server's answers. */
function answerBy(
  { name }: SimulatorRequest,
  { unverified, ...data }: simulators.SimulatorResults[simulators.SimulatorName],
  context: SimulatorCall['context'],
): SimulatorAnswer {
  const answer = { name, data, meta: { rules_as_of: context.asOf, unverified, context } }
  if (!isSimulatorAnswer(answer)) throw new Error(`The simulator ${name} answered something else.`)
  return answer
}

/** The same, as the page around the answer shows it. */
export const readingOf = ({ simulated, ...reading }: SimulatorReading): Reading => ({
  ...reading,
  shown: simulated && {
    rulesAsOf: simulated.answer.meta.rules_as_of,
    unverified: simulated.answer.meta.unverified,
    by: simulated.by,
  },
})
