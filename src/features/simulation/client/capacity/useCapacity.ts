import { useEffect, useEffectEvent, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { isObject } from '#contract/json'
import { engine } from '#client/engine'
import type { ApiFailure } from '#client/transport'
import { useOnline } from '#client/screens'
import { simulationApi } from '../api'
import type { CapacityAnswer } from '../investmentCapacity'
import type { CapacityQuestion } from './capacityQuestion'

/** A capacity, and what it was calculated from. */
export interface Capacity {
  readonly question: CapacityQuestion
  readonly answer: CapacityAnswer
  readonly by: 'server' | 'device'
}

export interface CapacityReading {
  /** The last one known; null before the first. */
  readonly capacity: Capacity | null
  /** `capacity` is older than what is on screen. */
  readonly isOutdated: boolean
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/**
 * The capacity that answers a question. This device gives it at once when it knows what the firm and the market add, and
 * instead of the server without a network; the answer of the server, the same to the cent, stays.
 */
export function useCapacity(question: CapacityQuestion | null): CapacityReading {
  const { currentData, error, refetch } = simulationApi.useInvestmentCapacityQuery(question ?? skipToken)
  const [last, setLast] = useState<Capacity | null>(null)
  const answered = question && currentData ? { question, answer: currentData, by: 'server' as const } : null
  if (answered && (last?.question !== question || last.answer !== currentData)) setLast(answered)
  useCalculatedHere(question, answered ?? last, setLast)

  const failure = failureOf(error)
  const retry = () => {
    void refetch()
  }
  useAskedAgain(failure, retry)
  const capacity = answered ?? last
  return { capacity, isOutdated: capacity !== null && capacity.question !== question, failure, retry }
}

/** What the firm and the market add to a question, as far as the last answer says it; null when that answers the question already. */
function contextFor(question: CapacityQuestion, { question: former, answer }: Capacity) {
  const isSamePlace =
    former.project === question.project &&
    former.municipality === question.municipality &&
    former.seniority === question.seniority
  return isSamePlace && former !== question ? answer.meta.context : null
}

/** Calculates on this device what the last answer does not answer. */
function useCalculatedHere(
  question: CapacityQuestion | null,
  last: Capacity | null,
  onFound: (capacity: Capacity) => void,
): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    void engine.prepare()
  }, [])
  const context = question && last && contextFor(question, last)
  useEffect(() => {
    if (!question || !context) return undefined
    let isOvertaken = false
    const show = ({ unverified, ...data }: Awaited<ReturnType<typeof engine.investmentCapacity>>) => {
      if (!isOvertaken) found({ question, answer: { data, meta: { unverified, context } }, by: 'device' })
    }
    // Where its program cannot be read, the answer of the server is waited for.
    engine.investmentCapacity(question, context).then(show, () => undefined)
    return () => {
      isOvertaken = true
    }
  }, [question, context])
}

/** Asks again once the network is back. */
function useAskedAgain(failure: ApiFailure | undefined, retry: () => void): void {
  const isOnline = useOnline()
  const mustAsk = isOnline && failure?.kind === 'network'
  const ask = useEffectEvent(retry)
  useEffect(() => {
    if (mustAsk) ask()
  }, [mustAsk])
}

const isFailure = (error: unknown): error is ApiFailure => isObject(error) && 'kind' in error

function failureOf(error: unknown): ApiFailure | undefined {
  if (error !== undefined && !isFailure(error)) throw new Error('A query broke.', { cause: error })
  return error
}
