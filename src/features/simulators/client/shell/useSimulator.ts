import { useEffect, useEffectEvent, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { FieldErrors } from '#contract'
import { isEqual, isObject } from '#contract/json'
import type { simulators } from '#domain'
import { engine, type SimulatorCall } from '#client/engine'
import type { ApiFailure } from '#client/transport'
import { useOnline } from '#client/screens'
import {
  isSimulatorAnswer,
  simulationApi,
  type SimulatorAnswer,
  type SimulatorRequest,
} from '#features/simulation/client'
import type { Reading } from './SimulatorPage'

/** How long an answer rests before the server is asked: this device has said it by then. */
const REST_MS = 300

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
  useCalculatedHere(request, answered ?? last, { onAnswer: setLast, onRefusal: setRefused })

  const failure = request === rested ? failureOf(error) : undefined
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

/** What the firm and the place add to a question, as far as the last answer says it; null when that answers the question already. */
function contextFor(request: SimulatorRequest, { request: former, answer }: Simulated) {
  const isSame = former.name === request.name && placeOf(former) === placeOf(request)
  return isSame && former !== request ? answer.meta.context : null
}

const placeOf = ({ answers }: SimulatorRequest): string | undefined =>
  'municipality' in answers ? answers.municipality : undefined

interface Found {
  readonly onAnswer: (simulated: Simulated) => void
  readonly onRefusal: (refused: Refused) => void
}

interface Refused {
  readonly request: SimulatorRequest
  readonly errors: FieldErrors
}

/** Calculates on this device what the last answer does not answer. */
function useCalculatedHere(request: Asked, last: Simulated | null, found: Found): void {
  const answered = useEffectEvent(found.onAnswer)
  const refused = useEffectEvent(found.onRefusal)
  useEffect(() => {
    void engine.prepare()
  }, [])
  const context = request && last && contextFor(request, last)
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

/** Asks again once the network is back. */
export function useAskedAgain(failure: ApiFailure | undefined, retry: () => void): void {
  const isOnline = useOnline()
  const mustAsk = isOnline && failure?.kind === 'network'
  const ask = useEffectEvent(retry)
  useEffect(() => {
    if (mustAsk) ask()
  }, [mustAsk])
}

/** A value once it is no longer typed: the server is asked once for what somebody types or slides. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return undefined
    const timer = setTimeout(() => {
      setRested(() => value)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [rested, value])
  return rested
}

/** The former object as long as the next one says the same. */
export function useSame<Value>(next: Value): Value {
  const [held, setHeld] = useState(next)
  if (held === next || isEqual(held, next)) return held
  setHeld(next)
  return next
}

const isFailure = (error: unknown): error is ApiFailure => isObject(error) && 'kind' in error

export function failureOf(error: unknown): ApiFailure | undefined {
  if (error !== undefined && !isFailure(error)) throw new Error('A query broke.', { cause: error })
  return error
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
