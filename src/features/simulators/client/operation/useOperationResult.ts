import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors } from '#contract'
import { reportOf, type SolutionConfiguration } from '#domain'
import { engine } from '#client/engine'
import { useAppDispatch } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { CALCULATION_PAUSE } from '#client/ui/pauses'
import { simulationApi, type SimulationAnswer } from '#features/simulation/client'
import { failureOf, useAskedAgain, useKnownContext, useSame } from '#features/simulation/client/asking'

export interface OperationRequest {
  /** Name of the scheme in the address: `pinel`. */
  readonly scheme: string
  /** What is posted: what is asked under the scheme, and nothing else. */
  readonly asked: object
  /** The same once checked. */
  readonly configuration: SolutionConfiguration
}

/** A result, and the operation that it is of. */
export interface CalculatedOperation {
  readonly request: OperationRequest
  readonly answer: SimulationAnswer
  readonly by: 'server' | 'device'
}

export interface OperationReading {
  /** The last one known; null before the first. */
  readonly calculated: CalculatedOperation | null
  /** `calculated` is older than what is on screen. */
  readonly isOutdated: boolean
  readonly failure: ApiFailure | undefined
  /** What the rules refuse, by answer; empty when they refuse nothing. */
  readonly refusals: FieldErrors
  readonly retry: () => void
}

/**
 * What an operation comes to. This device says it at once when it knows what the firm and the place add, and instead of the server
 * without a network; the answer of the server, the same to the cent, stays. What is overtaken is cancelled.
 * @param asked null while an answer is missing or wrong
 */
export function useOperationResult(asked: OperationRequest | null): OperationReading {
  const request = useSame(asked)
  const [calculated, setCalculated] = useState<CalculatedOperation | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [attempt, setAttempt] = useState(0)
  useServer(request, attempt, {
    onAnswer: (found) => {
      setCalculated(found)
      setRefused(null)
    },
    // What this device refused already stays refused when the server cannot say it.
    onRefusal: (next) => {
      setRefused((before) => (before?.request === next.request ? { ...before, ...next } : next))
    },
  })
  const { failure, errors = {} } = refused?.request === request ? refused : {}
  const isCurrent = calculated?.request === request
  const meta = useKnownContext('operation', {
    key: request && marketOf(request),
    said: isCurrent && calculated.by === 'server' ? calculated.answer.meta : undefined,
    shown: calculated && { key: marketOf(calculated.request), context: calculated.answer.meta },
    failure,
  })
  useThisDevice(request, isCurrent ? undefined : meta, { onAnswer: setCalculated, onRefusal: setRefused })
  const isOutdated = calculated !== null && !isCurrent
  const retry = () => {
    setRefused(null)
    setAttempt((before) => before + 1)
  }
  useAskedAgain(failure, retry)
  return { calculated, isOutdated, failure, refusals: errors, retry }
}

/** An operation without a result: what the rules refuse of it, or why nobody said. */
interface Refused {
  readonly request: OperationRequest
  readonly failure?: ApiFailure | undefined
  readonly errors?: FieldErrors | undefined
}

interface Found {
  readonly onAnswer: (found: CalculatedOperation) => void
  readonly onRefusal: (refused: Refused) => void
}

/** What a context depends on: the scheme, and the market of the place for new or existing homes on the day of the deed. */
const marketOf = ({ configuration }: OperationRequest): string => {
  const { project, municipality, seniority = 'new', notary_signature_date = '' } = configuration
  return [project, municipality, seniority, notary_signature_date].join(' ')
}

/** Asks the server, once what is asked rests. */
function useServer(request: OperationRequest | null, attempt: number, found: Found): void {
  const dispatch = useAppDispatch()
  const answered = useEffectEvent(found.onAnswer)
  const refused = useEffectEvent(found.onRefusal)
  useEffect(() => {
    if (!request) return undefined
    const { scheme, asked } = request
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      const asking = dispatch(
        simulationApi.endpoints.simulate.initiate({ scheme, configuration: asked }, { track: false }),
      )
      overtaken.signal.addEventListener('abort', () => {
        asking.abort()
      })
      void asking.then(({ data, error }) => {
        if (overtaken.signal.aborted) return
        if (data) answered({ request, answer: data, by: 'server' })
        else refused(refusalOf(request, failureOf(error)))
      })
    }, CALCULATION_PAUSE)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [dispatch, request, attempt])
}

const refusalOf = (request: OperationRequest, failure: ApiFailure | undefined): Refused => ({
  request,
  failure,
  ...(failure?.kind === 'http' ? { errors: failure.errors } : {}),
})

/** Calculates on this device with what the server last said of the firm and of the place; nothing without it. */
function useThisDevice(
  request: OperationRequest | null,
  meta: SimulationAnswer['meta'] | undefined,
  found: Found,
): void {
  const answered = useEffectEvent(found.onAnswer)
  const refused = useEffectEvent(found.onRefusal)
  useEffect(() => {
    void engine.prepare()
  }, [])
  useEffect(() => {
    if (!request || !meta) return undefined
    let isOvertaken = false
    const show = (result: Awaited<ReturnType<typeof engine.simulate>>) => {
      if (isOvertaken) return
      if (result.kind === 'refused') refused({ request, errors: result.errors })
      else {
        const answer = { data: reportOf(result), meta: { ...meta, unverified: result.unverified } }
        answered({ request, answer, by: 'device' })
      }
    }
    // Where its program cannot be read, the answer of the server is waited for.
    engine.simulate(request.configuration, meta.context).then(show, () => undefined)
    return () => {
      isOvertaken = true
    }
  }, [request, meta])
}
