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
import { failureOf, useAskedAgain, useKnownContext, useRested, useSame } from '#features/simulation/client/asking'
import type { AnswerState } from './SimulatorPage'

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
  const { answered, failure, retry } = useServer(request)
  const [last, setLast] = useState<Simulated | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  if (answered && (last?.request !== request || last.answer !== answered.answer)) setLast(answered)
  const simulated = answered ?? last
  const context = useKnownContext('simulator', {
    key: request && keyOf(request),
    said: answered?.answer.meta.context,
    shown: simulated && { key: keyOf(simulated.request), context: simulated.answer.meta.context },
    failure,
  })
  const toCalculate = simulated?.request === request ? undefined : context
  useCalculatedHere(request, toCalculate, { onAnswer: setLast, onRefusal: setRefused })
  const isOutdated = simulated !== null && simulated.request !== request
  return { simulated, isOutdated, failure, refusals: refusalsOf(failure, refused, request), retry }
}

/** What the server answers, once the question rests. */
function useServer(request: OpenRequest) {
  const rested = useRested(request)
  const { currentData, error, refetch } = simulationApi.useSimulatorQuery(rested ?? skipToken)
  const isAsked = request !== null && request === rested
  const failure = isAsked ? failureOf(error) : undefined
  const retry = () => {
    void refetch()
  }
  useAskedAgain(failure, retry)
  return {
    answered: isAsked && currentData ? { request, answer: currentData, by: 'server' as const } : null,
    failure,
    retry,
  }
}

/** What the server refused of a question; else what this device did. */
function refusalsOf(failure: ApiFailure | undefined, refused: Refused | null, request: OpenRequest): FieldErrors {
  const byServer = failure?.kind === 'http' ? failure.errors : undefined
  const byDevice = refused === null || refused.request !== request ? undefined : refused.errors
  return byServer ?? byDevice ?? {}
}

type OpenRequest = SimulatorRequest | null

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
function useCalculatedHere(request: OpenRequest, context: SimulatorCall['context'] | undefined, found: Found): void {
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
export const readingOf = ({ simulated, ...reading }: SimulatorReading): AnswerState => ({
  ...reading,
  shown: simulated && {
    rulesAsOf: simulated.answer.meta.rules_as_of,
    unverified: simulated.answer.meta.unverified,
    by: simulated.by,
  },
})
