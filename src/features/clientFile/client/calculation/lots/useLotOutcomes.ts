import { useEffect, useEffectEvent, useState } from 'react'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { engine, type Candidate, type OutcomeOrRefusal } from '#client/engine'
import type { LotCalculation, WithoutFigures } from '#features/clientFile/contract/lots'

/** What lots come to, or why they have no figures, by id; while they are calculated again, the former outcomes stay until their turn. */
export interface LotOutcomes {
  readonly byId: ReadonlyMap<string, OutcomeOrRefusal | WithoutFigures>
  /** How many are up to date, of how many. */
  readonly done: number
  readonly total: number
  readonly isComplete: boolean
  /** The calculations broke. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The shortest time between two provisional results on screen, in milliseconds. */
const STEP = 120

const nothing: Omit<LotOutcomes, 'retry' | 'total' | 'isComplete'> = { byId: new Map(), done: 0, hasFailed: false }

/**
 * Calculates lots in the worker, again each time that the calculation or the lots change; what is overtaken stops.
 * @param calculation memoised; undefined: nothing is calculated
 * @param lots in the order of their turn, memoised
 */
export function useLotOutcomes(
  calculation: LotCalculation | undefined,
  lots: readonly CatalogueProperty[],
): LotOutcomes {
  const [found, setFound] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const former = useEffectEvent(() => found.byId)

  useEffect(() => {
    if (!calculation) return undefined
    const stop = new AbortController()
    void follow(calculation, lots, former(), stop.signal, setFound)
    return () => {
      stop.abort()
    }
  }, [calculation, lots, attempt])

  return {
    ...found,
    total: lots.length,
    isComplete: calculation !== undefined && found.done === lots.length,
    retry: () => {
      setAttempt(attempt + 1)
    },
  }
}

type Found = typeof nothing

/** Tells what is found at each step, and all of it at the end. */
async function follow(
  calculation: LotCalculation,
  lots: readonly CatalogueProperty[],
  former: Found['byId'],
  signal: AbortSignal,
  tell: (found: Found) => void,
): Promise<void> {
  const byId = new Map(former)
  let done = 0
  let toldAt = performance.now()
  const without = (id: string, reason: WithoutFigures) => {
    byId.set(id, reason)
    done += 1
  }
  const say = (isLast = false) => {
    const now = performance.now()
    if (signal.aborted || (!isLast && now - toldAt < STEP)) return
    toldAt = now
    tell({ byId: new Map(byId), done, hasFailed: false })
  }
  tell({ byId: former, done: 0, hasFailed: false })
  try {
    for await (const chunk of engine.outcomes(candidates(calculation, lots, without))) {
      if (signal.aborted) return
      for (const { id, outcome } of chunk) byId.set(id, outcome)
      done += chunk.length
      say()
    }
    say(true)
  } catch {
    if (!signal.aborted) tell({ byId: new Map(), done: 0, hasFailed: true })
  }
}

function* candidates(
  { operationOf }: LotCalculation,
  lots: readonly CatalogueProperty[],
  without: (id: string, reason: WithoutFigures) => void,
): Generator<Candidate, void, undefined> {
  for (const lot of lots) {
    const operation = operationOf(lot)
    if ('reason' in operation) without(lot.id, operation)
    else yield { id: lot.id, configuration: operation.configuration, context: operation.context }
  }
}
