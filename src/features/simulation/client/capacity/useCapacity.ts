import { useEffect, useEffectEvent, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { engine } from '#client/engine'
import type { ApiFailure } from '#client/transport'
import { simulationApi } from '../api'
import { failureOf, useAskedAgain, useKnownContext, useRested } from '../asking'
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
  const { answered, failure, retry } = useServer(question)
  const [last, setLast] = useState<Capacity | null>(null)
  if (answered && (last?.question !== question || last.answer !== answered.answer)) setLast(answered)
  const capacity = answered ?? last
  const context = useKnownContext('capacity', {
    key: question && keyOf(question),
    said: answered?.answer.meta.context,
    shown: capacity && { key: keyOf(capacity.question), context: capacity.answer.meta.context },
    failure,
  })
  useCalculatedHere(question, capacity?.question === question ? undefined : context, setLast)
  return { capacity, isOutdated: capacity !== null && capacity.question !== question, failure, retry }
}

/** What the server answers, once the question rests. */
function useServer(question: CapacityQuestion | null) {
  const rested = useRested(question)
  const { currentData, error, refetch } = simulationApi.useInvestmentCapacityQuery(rested ?? skipToken)
  const isAsked = question !== null && question === rested
  const failure = isAsked ? failureOf(error) : undefined
  const retry = () => {
    void refetch()
  }
  useAskedAgain(failure, retry)
  return {
    answered: isAsked && currentData ? { question, answer: currentData, by: 'server' as const } : null,
    failure,
    retry,
  }
}

type Context = CapacityAnswer['meta']['context']

/** What a context depends on: the assumptions of the firm for the project, and the market of the place. */
const keyOf = ({ project, municipality, seniority = 'new' }: CapacityQuestion): string =>
  [project, municipality, seniority].join(' ')

/** Calculates on this device. @param context undefined when there is nothing to calculate, or nothing to do it with */
function useCalculatedHere(
  question: CapacityQuestion | null,
  context: Context | undefined,
  onFound: (capacity: Capacity) => void,
): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    void engine.prepare()
  }, [])
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
